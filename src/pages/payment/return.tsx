import type { FrameSettings, PageProps } from '../../client/shell-data';
import { ReturnScreen } from '../../features/payment/return-screen';
import { ReturnUnseen } from '../../features/payment/return-unseen';
import { DepositActions } from '../../features/wallet/deposit-actions';
import { pageProps, type LoaderData } from '../../server/entry';
import { LatePayDialog } from '../../shell/late-pay-dialog';

const load = pageProps({ access: 'user', namespaces: ['payment', 'account'] }, async ({ call, query, profile }) => {
  if (profile?.look) return { payment: null };
  return { payment: await call('GET /front/payments/{paymentNo}', { params: { paymentNo: query.paymentNo ?? '-' } }) };
});
export const getServerSideProps = load;

export default function PaymentReturnPage({ data }: PageProps<LoaderData<typeof load>>) {
  if (!data.payment) return <ReturnUnseen />;
  return (
    <ReturnScreen
      payment={data.payment}
      renderPay={(payment, onClose, onPaid) => <LatePayDialog payment={payment} onClose={onClose} onPaid={onPaid} />}
      renderTopUp={({ orderNo, amount }, onChanged) => (
        <DepositActions depositNo={orderNo} amount={amount} onChanged={onChanged} />
      )}
    />
  );
}
PaymentReturnPage.frame = { search: 'none', background: 'soft' } satisfies FrameSettings;
