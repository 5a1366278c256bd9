const root = process.env.BENCH_ROOT;

/** @type {import('next').NextConfig} */
const config = {
  trailingSlash: true,
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
};

export default config;
