# The API. Build from the root of the workspace: docker build -f deploy/gateway.Dockerfile .
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && node --import tsx gateway/build.ts \
  && npx --yes pnpm@12.21.0 --filter @escapade/gateway deploy --prod --legacy /out \
  && cp -r gateway/dist /out/dist

FROM node:24-bookworm-slim
# pg_dump and pg_restore for `cli.js backup` and `restore`, of the version of compose.yaml's server: they refuse a newer one
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-common ca-certificates \
  && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
  && apt-get install -y --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production STAGE=production HOST=0.0.0.0 PORT=4000 VAR_DIR=/var/lib/escapade
WORKDIR /app
COPY --from=build /out .
RUN mkdir -p /var/lib/escapade && chown node:node /var/lib/escapade
USER node
EXPOSE 4000 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=300s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=768", "dist/server.js"]
