const { i18n } = require('./next-i18next.config.js');

const isBuild = process.env.NODE_ENV === 'production';

/** @type {import('next').NextConfig} */
module.exports = {
  i18n,
  reactStrictMode: true,
  poweredByHeader: false,
  // by its sources, where our own command builds: nodes that built the same answer for each other's pages
  generateBuildId: () => process.env.SAMPAN_BUILD_ID ?? null,
  // each answer carries a nonce of its own: no two are alike
  generateEtags: false,
  // every page depends on the host: nothing is static, and the optimiser would fetch what strangers name
  images: { unoptimized: true },
  serverExternalPackages: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg', 'pino', 'nodemailer', 'undici'],
  experimental: {
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
    // there is no second router whose addresses a link could lead to
    clientRouterFilter: false,
    // left on, it takes modules for loaded that are not, where one chunk is fetched from several places
    turbopackClientSideNestedAsyncChunking: false,
    // writing it down takes as long as the build, and a build mostly comes from sources that are new
    turbopackFileSystemCacheForBuild: false,
    // of a build nobody reads them: a server is not started with what would
    turbopackSourceMaps: !isBuild,
    turbopackInputSourceMaps: !isBuild,
  },
  devIndicators: false,
  // `npm test` checks the types; the first start should not wait for them
  typescript: { ignoreBuildErrors: true },
};
