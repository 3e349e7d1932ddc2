// Run before a package is packed: only pnpm writes real versions in place of `catalog:` and `workspace:`, which no registry understands.
const agent = process.env['npm_config_user_agent'] ?? '';
if (!agent.startsWith('pnpm/')) {
  console.error(
    'Pack and publish with pnpm (pnpm pack, pnpm publish): npm leaves `catalog:` in the package.json, and nobody could install it.',
  );
  process.exit(1);
}
