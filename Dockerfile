# The web is built with everything; what runs is a tree without what only building needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY analyst/package.json analyst/
COPY generators/package.json generators/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY contract contract
COPY analyst analyst
COPY generators generators
COPY server server
COPY web web
COPY scripts scripts
COPY tsconfig.json ./
RUN node --input-type=module -e 'import { ensureWebBuilt } from "./scripts/prepare.mjs"; ensureWebBuilt()'
# What the web was built with stays behind.
RUN npm ci --omit=dev --no-audit --no-fund --include-workspace-root -w contract -w analyst -w generators -w server
# The image's own Node runs it.
RUN rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json /app/
COPY --from=build /app/node_modules /app/node_modules
COPY --from=build /app/contract /app/contract
COPY --from=build /app/analyst /app/analyst
COPY --from=build /app/generators /app/generators
COPY --from=build /app/server /app/server
COPY --from=build /app/web/build /app/web/build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/src/main.ts"]
