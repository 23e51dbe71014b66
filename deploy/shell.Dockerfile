# The shell, without remotes: their releases come from the registry (REGISTRY_URL). Build from the root of the workspace: docker build -f deploy/shell.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && node tools/build.mjs shell shell-server \
  && npx --yes pnpm@12.21.0 --filter shell deploy --prod --legacy /out \
  && cp -r shell/dist /out/dist

FROM node:24-bookworm-slim
ENV NODE_ENV=production STAGE=production HOST=0.0.0.0 PORT=3000 VAR_DIR=/var/lib/escapade
WORKDIR /app
COPY --from=build /out .
RUN mkdir -p /var/lib/escapade && chown node:node /var/lib/escapade
USER node
EXPOSE 3000 9465
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=512", "dist/server/server.js"]
