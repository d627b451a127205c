# The product and everything it needs, built once, run by a user without rights.
FROM node:24-slim AS build
# The Node that the product is made for is linked against libatomic, which slim images lack; `strip` takes a fifth of it.
RUN apt-get update && apt-get install --yes --no-install-recommends binutils libatomic1
WORKDIR /app
COPY . .
# Builds the web app and keeps only what a running server needs; of the package with Node, the program.
RUN npm ci --no-audit --no-fund && node scripts/bootstrap.mjs build && node scripts/bootstrap.mjs slim \
  && rm -rf node_modules/node/node_modules && strip node_modules/node/bin/node

# Of Debian the libraries that Node and the packages' own programs are linked against, and a shell with tools, for `scripts/serve`.
FROM debian:trixie-slim AS system
RUN apt-get update && apt-get install --yes --no-install-recommends busybox-static libatomic1
COPY --from=build /app/node_modules /app/node_modules
RUN mkdir -p /system/bin /system/etc /system/data && mkdir -m 1777 /system/tmp && cd /app/node_modules \
  && ldd node/bin/node $(find . -name '*.node') | sed -nE 's/^\t(.* => )?(\/lib[^ ]*) .*/\2/p' | sort -u \
    | xargs cp --dereference --parents --target-directory=/system \
  && cp /bin/busybox /system/bin/ && chroot /system /bin/busybox --install -s /bin && cp /etc/nsswitch.conf /system/etc/ \
  && echo 'node:x:1000:1000::/data:/bin/sh' > /system/etc/passwd && echo 'node:x:1000:' > /system/etc/group \
  && chown 1000:1000 /system/data

FROM scratch
COPY --from=system /system /
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
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Commands: `node_modules/.bin/node scripts/backup.ts FILE.gz`.
CMD ["scripts/serve"]
