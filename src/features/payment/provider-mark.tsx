/** Hues far enough from each other to tell neighbours apart. */
const HUES = [172, 214, 262, 318, 12, 38, 96, 140];

/** A drawn mark of our own: the initial of its name on a colour that stays with it. It copies nobody's sign. */
export function ProviderMark({ provider, name }: { provider: string; name: string }) {
  const sum = [...provider].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const initial = [...name.trim()][0]?.toUpperCase();
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill={`hsl(${String(HUES[sum % HUES.length])} 45% 34%)`} />
      <text x="16" y="17" fill="#fff" fontSize="16" fontWeight="600" textAnchor="middle" dominantBaseline="middle">
        {initial}
      </text>
    </svg>
  );
}
