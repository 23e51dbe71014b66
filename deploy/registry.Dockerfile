# What squads publish to. Build from the root of the workspace: docker build -f deploy/registry.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && node --import tsx registry/build.ts \
  && npx --yes pnpm@12.21.0 --filter @escapade/registry deploy --prod --legacy /out \
  && cp -r registry/dist /out/dist

FROM node:24-bookworm-slim
# Releases are seen in it before they are named (TRIAL_SHELL_URL).
RUN apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production STAGE=production HOST=0.0.0.0 PORT=4200 VAR_DIR=/var/lib/escapade
WORKDIR /app
COPY --from=build /out .
RUN mkdir -p /var/lib/escapade && chown node:node /var/lib/escapade
USER node
EXPOSE 4200
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4200/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "dist/server.js"]
