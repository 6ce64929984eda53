import type { ShellData } from '../../client/shell-data';
import { isConfidential } from '../../client/page-address';
import { isExtra, type Extra, type ExtraKind } from '../../contract/extras';
import type { Tenant } from '../../contract/tenant';
import { firstColour, shopColoursOf } from '../../contract/palette';

const KINDS: ExtraKind[] = ['analytics', 'chat', 'support', 'bridge'];

/** The scripts of a shop; the specification's own trace id counts where the shop names no other analytics. */
export function extrasOf({ extras, googleAnalyticsTraceId: id }: Tenant): Extra[] {
  const analytics = extras?.analytics ?? (id ? { vendor: 'google-analytics', id } : undefined);
  const wanted = { ...extras, analytics };
  return KINDS.flatMap((kind) => {
    const extra = wanted[kind];
    return isExtra(extra, kind) ? [{ vendor: extra.vendor, id: extra.id }] : [];
  });
}

const palettes = new Map<string, ReturnType<typeof shopColoursOf>>();

/** Worked out once a colour: it takes longer than all else in a frame. */
function coloursOf(colour: string) {
  const known = palettes.get(colour);
  if (known) return known;
  const made = shopColoursOf(colour);
  // a cookie may name any colour
  if (palettes.size >= 500) palettes.clear();
  palettes.set(colour, made);
  return made;
}

/** Colours and scripts of one page. The shop's own colour wins over the one kept in the cookie (ENT-8). */
export const lookOf = (
  tenant: Tenant,
  { path, primaryColor }: { path: string; primaryColor: string | undefined },
): Pick<ShellData, 'colours' | 'extras'> => ({
  colours: coloursOf(firstColour(tenant.themeColor, primaryColor)),
  extras: isConfidential(path) ? [] : extrasOf(tenant),
});
