# The product and everything it needs, built once, run by a user without rights.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Builds the web app and keeps only the packages that a running server needs.
RUN npm ci --no-audit --no-fund && node scripts/bootstrap.mjs build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
# Compiled code is kept on the volume, as `npm start` keeps it, so that the next start is quicker.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/content ./content
COPY --from=build /app/basemap/world.pmtiles ./basemap/world.pmtiles
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src/contract ./src/contract
COPY --from=build /app/src/domain ./src/domain
COPY --from=build /app/src/messages ./src/messages
COPY --from=build /app/src/server ./src/server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The Node that the product is made for comes with its packages. Commands: `node_modules/.bin/node scripts/backup.ts FILE.gz`.
CMD ["node_modules/.bin/node", "--import", "./scripts/bootstrap/fast-start.mjs", "src/server/main.ts"]
