import type { GetServerSideProps } from 'next';
import { APP_ICONS, type AppIcon } from '../../contract/app-icon';
import { DEFAULT_ICON } from '../../contract/paths';
import type { Tenant } from '../../contract/tenant';
import { drawAppIcon } from './app-icon-drawing';
import { keptFiles, TooManyWaitingError } from './kept-files';
import { firstValues } from './loader-answers';
import { readMark } from './mark-file';
import { lookOf } from './page-look';
import { shopOfFile } from './page-robots';

const KEPT_SECONDS = 86_400;
/** A mark elsewhere may be down when it is asked for. */
const icons = keptFiles({ files: 300, keptMs: 600_000, waiting: 64 });

/** `/app-icon.png?size=192`: the shop's mark as systems want the icon of an app. Sizes that no manifest names are not drawn. */
export const appIconProps: GetServerSideProps = async (context) => {
  const shop = await shopOfFile(context.req, context.locale);
  const icon = iconOf(firstValues(context));
  if (!shop || !icon) return { notFound: true };
  const { res } = context;
  const drawn = await iconFile(shop, icon).catch((error: unknown) => {
    if (error instanceof TooManyWaitingError) return undefined;
    throw error;
  });
  if (drawn === undefined) res.writeHead(503, { 'Retry-After': '10' }).end();
  else {
    res.setHeader('Content-Type', 'image/png');
    res.setHeader('Cache-Control', `public, max-age=${String(KEPT_SECONDS)}`);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.end(Buffer.from(drawn, 'base64'));
  }
  return { props: {} };
};

const iconOf = ({ size, purpose = 'any' }: Record<string, string | undefined>): AppIcon | undefined =>
  APP_ICONS.find((icon) => String(icon.size) === size && icon.purpose === purpose);

function iconFile({ tenant, host }: { tenant: Tenant; host: string }, icon: AppIcon): Promise<string | undefined> {
  const mark = tenant.extras?.touchIcon ?? tenant.extras?.icon ?? (tenant.logoImage || DEFAULT_ICON);
  const ground = lookOf(tenant, { path: '/', primaryColor: undefined }).colours.shades[0] ?? '#ffffff';
  const key = [tenant.id, icon.size, icon.purpose, mark, ground].join(' ');
  return icons.get(key, async () => {
    // what cannot be read, or is no picture, must not leave a shop without an icon
    const own = await readMark(mark, host)
      .then((bytes) => bytes && drawAppIcon(bytes, icon, ground))
      .catch(() => undefined);
    const drawn = own ?? (await drawAppIcon(await readMark(DEFAULT_ICON, host), icon, ground));
    return drawn.toString('base64');
  });
}
