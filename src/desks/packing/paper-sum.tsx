import type { Money } from '../../contract/fields';
import { groupThousands, majorText } from '../../contract/money';

/** A sum as a border reads it: by the code of its currency, since ¥ is that of two. */
export const PaperSum = ({ money }: { money: Money }) => (
  <bdi dir="ltr">
    {money.currency} {groupThousands(majorText(money))}
  </bdi>
);
