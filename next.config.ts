import type { NextConfig } from 'next';
import { getBuildId, getDistFolder, getEnv, isProduction } from './lib/env';

// Checked here so that an invalid setting stops a build before it begins.
const { SITE_FALLBACK_LOCALE } = getEnv();

const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const config: NextConfig = {
  distDir: getDistFolder(),
  // The build script starts with an empty folder and puts the manifest of the build into it.
  cleanDistDir: false,
  generateBuildId: () => getBuildId(),
  env: { BUILD_ID: getBuildId(), SITE_FALLBACK_LOCALE },
  trailingSlash: true,
  // Developer-only pages end in .dev.tsx.
  pageExtensions: isProduction ? ['tsx', 'ts'] : ['tsx', 'ts', 'dev.tsx'],
  poweredByHeader: false,
  // The site's own server does both, once per version of a page.
  compress: false,
  generateEtags: false,
  // The optimizer is unused, and its URLs would do work on request.
  images: { unoptimized: true },
  reactStrictMode: true,
  // Otherwise, a page rendered on request would get its title from a script, afterwards.
  htmlLimitedBots: /.*/,
  // The site's own sources; npm test checks the types of scripts and tests.
  typescript: { tsconfigPath: 'tsconfig.site.json' },
  // Not bundled: bundling them takes build time and memory without saving a server anything.
  serverExternalPackages: [
    ...['nodemailer', 'rate-limiter-flexible', 'redis'],
    ...['api', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map(
      (name) => `@opentelemetry/${name}`,
    ),
  ],
  // A picture opened directly, such as an SVG from the media library, must not run scripts.
  headers: async () => [
    { source: '/img/:path*', headers: [{ key: 'Content-Security-Policy', value: PICTURE_POLICY }] },
    // Other sites show them beside links, as chat programs and search engines do.
    ...['/(favicon\\.ico|icon\\.svg|apple-icon\\.png)', '/(img|icons)/:path*'].map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
  ],
  experimental: {
    // Each build starts with an empty folder, so nothing would read it.
    turbopackFileSystemCacheForBuild: false,
    // Any page can have any section, so most styles are needed everywhere; only those of chain pages are separate. With
    // more or fewer files, a page's compressed styles are larger.
    cssChunking: { type: 'graph', requestCost: 40_000 },
  },
  // Every style sheet has the breakpoints and mixins of `styles/`.
  sassOptions: { additionalData: "@use 'styles' as *;", loadPaths: [process.cwd()] },
  turbopack: {
    // The package's only export includes its write client in the browser bundle; its ES entry does not.
    resolveAlias: { '@prismicio/next': './node_modules/@prismicio/next/dist/index.js' },
  },
};

export default config;
