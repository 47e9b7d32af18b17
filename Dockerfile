# What runs Bidfair, in three steps: the web app is built, what production needs is installed, and only what runs is kept.
# BASE is any Linux with Node 24 and npm whose C library is glibc: the decoders of pictures and passwords are made for it.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY . .
RUN npm run build

FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The base has a Node of its own, so that of packages/node stays out.
RUN npm ci --omit=dev --workspaces=false

FROM ${BASE}
WORKDIR /app
COPY package.json openapi.yaml ./
COPY --from=packages /app/node_modules node_modules
COPY docs/examples docs/examples
COPY generated generated
COPY machines machines
COPY server server
COPY --from=web /app/dist dist
# The only place that is written to: the root may be read-only. Its user has a name, without which PostgreSQL makes no database.
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin bidfair && install -d -o bidfair /data
VOLUME /data
USER 10001
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=16", "--max-semi-space-size=16", "--max-old-space-size=1024", "server/main.ts"]
