import { builtinRules } from 'eslint/use-at-your-own-risk';

/** ESLint's own `no-restricted-syntax`, which Oxlint has none of. */
export default { meta: { name: 'ours' }, rules: { 'no-restricted-syntax': builtinRules.get('no-restricted-syntax') } };
