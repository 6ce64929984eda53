import { takesCountry } from '../../../contract/pay-terms';
import type { PaymentProviders } from '../../adapters/payment/payment.registry';
import type { Ctx } from '../../kernel/context';
import { findMessage } from '../../kernel/messages';
import { findCountry } from '../account/address.service';

/** By whom this shop takes money from whoever asks; whether a sum is within their terms is reckoned where it is known. */
export const createGetConfig =
  (providers: PaymentProviders) =>
  async ({ tenant, locale, user, tx }: Ctx) => {
    const { id: tenantId, payTerms = {}, preference } = tenant;
    const isAsked = user && Object.values(payTerms).some(({ countries }) => countries);
    const country = isAsked ? await tx((inside) => findCountry(inside, { tenantId, ...user })) : undefined;
    const used = await providers.ofTenant(tenant);
    return {
      balance: preference.supportBalancePay,
      providers: used
        .filter(({ provider: { name } }) => takesCountry(payTerms[name] ?? {}, country))
        .map(({ provider: { name, kind, title, methods = [] }, isTest }) => ({
          provider: name,
          kind,
          // brands that are called alike everywhere have no text
          name: findMessage(locale, `providers.${name}`) ?? title,
          isTest,
          methods: methods.map((method) => ({
            method,
            name: findMessage(locale, `payMethods.${name}.${method}`) ?? method,
          })),
          terms: payTerms[name],
        })),
    };
  };
