module.exports = {
  experimental: { optimizePackageImports: ['@mantine/core'] },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: require('node:path').resolve(__dirname, '../../..') },
};
