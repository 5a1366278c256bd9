import path from 'node:path';
import type { NextConfig } from 'next';
import { getBuildId, getEnv } from './lib/env';
import { SECURITY_HEADERS } from './lib/security/headers';

// Checked here so that a wrong setting stops a build before it begins.
getEnv();

const config: NextConfig = {
  generateBuildId: () => getBuildId(),
  env: { BUILD_ID: getBuildId() },
  trailingSlash: true,
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: path.resolve('lib/cache/handler.mjs'),
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
  turbopack: {
    // The package's only export carries its write client to the browser; its ES entry does not.
    resolveAlias: { '@prismicio/next': './node_modules/@prismicio/next/dist/index.js' },
  },
};

export default config;
