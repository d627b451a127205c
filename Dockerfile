# The product and everything it needs, built once, run by a user without rights.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Builds the web app and keeps only what a running server needs.
RUN npm ci --no-audit --no-fund && node scripts/bootstrap.mjs build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The Node that the product is made for comes with its packages.
CMD ["node_modules/.bin/node", "src/server/main.ts"]
