// The bench builds a copy of this folder inside the project, whose packages it uses.
const root = process.env.BENCH_ROOT;

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  trailingSlash: true,
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
};

export default config;
