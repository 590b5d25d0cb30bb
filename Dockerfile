# docker build -t jantaku .
# docker run --rm --network host -v jantaku:/data jantaku
#
# The table listens on loopback only, so the container shares the network of its host.

FROM node:22-slim AS page
WORKDIR /page/web/ui
COPY crates/web/ui ./
COPY crates/core/texts ../../core/texts
RUN npm ci --ignore-scripts
RUN npm run build

FROM rust:1.95-slim AS program
WORKDIR /jantaku
COPY . .
COPY --from=page /page/web/ui/dist dist
ENV WEB_DIST=/jantaku/dist
RUN cargo build --release --locked

FROM debian:stable-slim
COPY --from=program /jantaku/target/release/jantaku /usr/local/bin/jantaku
COPY LICENSE-APACHE LICENSE-MIT NOTICE /usr/share/doc/jantaku/
RUN useradd --uid 1000 --create-home jantaku && install -d -o jantaku /data
USER jantaku
VOLUME /data
EXPOSE 8136
HEALTHCHECK CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8136"]
ENTRYPOINT ["jantaku"]
CMD ["play", "--no-open", "--port", "8136", "--data", "/data"]
