import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../../client/use-translation';
import { deskPaths } from '../../contract/desk-paths';
import type { PickList } from '../../contract/packing-papers';
import { EmptyState } from '../../ui/empty-state';
import { InARow } from '../../ui/in-a-row';
import { PageTitle } from '../../ui/page-title';
import { RecordPage } from '../bench/record-page';
import { BarsPicture } from '../bench/bars-picture';
import { useCountryName } from '../bench/use-country-name';
import classes from '../bench/papers.module.css';

/** One walk through the shelves for some shipments: what lies where, and into which slot of the cart it goes. */
export function PickListScreen({ list: { orders, picks } }: { list: PickList }) {
  const { t } = useTranslation('operator');
  const countryName = useCountryName();
  const gone = orders.filter(({ isOpen }) => !isOpen);
  return (
    <RecordPage back={deskPaths.packing()} name="packing">
      <PageTitle title={t('papers.pickList')} />
      <div className={classes.head}>
        <h1>{t('papers.pickList')}</h1>
        {picks.length > 0 && (
          <Button size="xs" onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        )}
      </div>
      {gone.length > 0 && (
        <p className={classes.note} role="status">
          {t('papers.notOpen', { numbers: gone.map(({ orderNo }) => orderNo).join(', ') })}
        </p>
      )}
      {picks.length === 0 ? (
        <EmptyState picture="receipt" title={t('papers.nothingToPick')} text={t('papers.nothingToPickText')} />
      ) : (
        <div className={classes.sheets} tabIndex={0} role="region" aria-label={t('papers.pickList')}>
          <section className={classes.paper}>
            <h2>{t('papers.pickList')}</h2>
            <table>
              <thead>
                <tr>
                  <th className={classes.tick}>
                    <VisuallyHidden>{t('papers.tick')}</VisuallyHidden>
                  </th>
                  <th>{t('papers.shelf')}</th>
                  <th>{t('papers.parcel')}</th>
                  <th className={classes.figure}>{t('papers.slot')}</th>
                  <th>{t('papers.goods')}</th>
                  <th className={classes.figure}>{t('packing.grams')}</th>
                </tr>
              </thead>
              <tbody>
                {picks.map(({ location, parcelNo, slot, grams, goods }) => (
                  <tr key={parcelNo}>
                    <td />
                    <td className={classes.place}>
                      <bdi dir="ltr">{location || '–'}</bdi>
                    </td>
                    <td className={classes.code}>
                      <bdi dir="ltr">{parcelNo}</bdi>
                    </td>
                    <td className={classes.figure}>{slot}</td>
                    <td>
                      {goods.map(({ title, original, options, quantity }, at) => (
                        <div key={at}>
                          <InARow parts={[title, ...options]} /> <bdi dir="ltr">× {quantity}</bdi>
                          {original && (
                            <div>
                              <bdi lang="zh">{original}</bdi>
                            </div>
                          )}
                        </div>
                      ))}
                    </td>
                    <td className={classes.figure}>{grams}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <ul className={classes.orders}>
              {orders.map(({ id, orderNo, slot, line, country, remark, wishes }) => (
                <li key={id}>
                  <span>
                    <strong>{slot}</strong> · {line} · {countryName(country)}
                  </span>
                  <BarsPicture text={orderNo} label={orderNo} />
                  <bdi dir="ltr">{orderNo}</bdi>
                  {[...wishes, remark].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </RecordPage>
  );
}
