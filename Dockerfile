# The client is built first; the image that runs has neither Node nor a compiler.
FROM node:24-slim AS client
WORKDIR /build
COPY web web
RUN cd web && npm ci --no-audit --no-fund && npm run build -- --outDir /build/client

FROM python:3.13-slim
WORKDIR /build
COPY requirements/serve.lock requirements/serve.lock
RUN pip install --no-cache-dir --require-hashes --no-deps -r requirements/serve.lock
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=client /build/client src/turnwright/server/client
RUN TURNWRIGHT_COMPILE=0 pip install --no-cache-dir --no-deps . \
    && rm -rf /build \
    && useradd --system --uid 10001 turnwright \
    && install -d -o turnwright -m 700 /data
WORKDIR /data
USER turnwright
# Listening everywhere, it still answers to no name but these and the public address: add your own, with commas.
ENV TURNWRIGHT_HOST=0.0.0.0 TURNWRIGHT_ALLOW_HOST=localhost TURNWRIGHT_DATA=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health')"]
CMD ["turnwright", "serve"]
