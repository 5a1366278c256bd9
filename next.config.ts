import path from 'node:path';
import type { NextConfig } from 'next';
import { getCacheHandlerFile } from './lib/builds/folders';
import { getBuildId, getDistFolder, getEnv, isProduction } from './lib/env';

// Checked here so that a wrong setting stops a build before it begins.
const { SITE_FALLBACK_LOCALE } = getEnv();

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const config: NextConfig = {
  distDir: getDistFolder(),
  // The build script begins with an empty folder and puts the manifest of the build into it.
  cleanDistDir: false,
  generateBuildId: () => getBuildId(),
  env: { BUILD_ID: getBuildId(), SITE_FALLBACK_LOCALE },
  trailingSlash: true,
  // Pages for developers alone end in .dev.tsx.
  pageExtensions: isProduction ? ['tsx', 'ts'] : ['tsx', 'ts', 'dev.tsx'],
  poweredByHeader: false,
  // The site's own server does both, once for each version of a page.
  compress: false,
  generateEtags: false,
  // Nothing uses the optimiser, and its addresses ask for work.
  images: { unoptimized: true },
  reactStrictMode: true,
  // A page that is rendered anew would otherwise get its title from a script, after the fact.
  htmlLimitedBots: /.*/,
  // The site's own sources; scripts and tests have their types checked by npm test.
  typescript: { tsconfigPath: 'tsconfig.site.json' },
  // Run as they are: bundling them costs a build time and memory and saves a server nothing.
  serverExternalPackages: [
    ...['nodemailer', 'rate-limiter-flexible', 'redis'],
    ...['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(
      (name) => `@opentelemetry/${name}`,
    ),
  ],
  // Compiled by the build script; a development server renders every page anew.
  ...(isProduction && { cacheHandler: path.resolve(getCacheHandlerFile(getBuildId())) }),
  // A picture that somebody opens by itself, such as an SVG from the media library, runs nothing.
  headers: async () => [
    { source: '/img/:path*', headers: [{ key: 'Content-Security-Policy', value: PICTURE_POLICY }] },
  ],
  experimental: {
    // Each build begins with an empty folder, so nothing would read it.
    turbopackFileSystemCacheForBuild: false,
    // Sections can be on any page, so most styles are needed everywhere; what only a chain page has stays apart.
    // In more files or in fewer, a page's styles weigh more once they are compressed.
    cssChunking: { type: 'graph', requestCost: 40_000 },
  },
  turbopack: {
    // The package's only export carries its write client to the browser; its ES entry does not.
    resolveAlias: { '@prismicio/next': './node_modules/@prismicio/next/dist/index.js' },
  },
};

export default config;
