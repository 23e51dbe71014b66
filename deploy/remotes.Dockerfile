# Publishes the remotes of this workspace to a registry, for a shop on one machine; squads publish from their pipelines.
# Build from the root of the workspace: docker build -f deploy/remotes.Dockerfile .
FROM node:24-bookworm-slim
WORKDIR /shop
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile && node tools/build.mjs
ENV NODE_ENV=production STAGE=production
USER node
CMD ["node", "tools/build.mjs"]
