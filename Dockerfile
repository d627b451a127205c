# The product and everything it needs, built once, run by a user without rights.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Builds the web app and keeps only what a running server needs; of the package with Node, the program.
RUN npm ci --no-audit --no-fund && node scripts/bootstrap.mjs build && node scripts/bootstrap.mjs slim \
  && rm -rf node_modules/node/node_modules

# The Node that the product is made for comes with its packages.
FROM debian:trixie-slim
# Compiled code is kept on the volume, as `npm start` keeps it, so that the next start is quicker.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/CHANGELOG.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/content ./content
COPY --from=build /app/basemap/world.pmtiles ./basemap/world.pmtiles
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/domain ./src/domain
COPY --from=build /app/src/messages ./src/messages
COPY --from=build /app/src/server ./src/server
RUN useradd --uid 1000 node && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Commands: `node_modules/.bin/node scripts/backup.ts FILE.gz`.
CMD ["scripts/serve"]
