import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html } from 'hono/html';
import type * as z from 'zod/mini';
import { intlTag, type Locale } from '../../contract/locales';
import { formatMoney } from '../../contract/money';
import { demoText, networkText } from '../demo-text';
import { sandboxEndpoints } from '../sandbox/sandbox.endpoints';
import type { SandboxCharge } from '../sandbox/sandbox.schemas';
import { callDemo } from './demo-call';
import type { DemoPage } from './document';

const wordsIn = (locale: Locale) => (key: string) => demoText(locale, `bank.${key}`);

type Charge = z.output<typeof SandboxCharge>;

const script = readFileSync(join('src', 'demo', 'screens', 'bank-script.js'), 'utf8');

/** The sandbox provider's hosted page: plays the bank, moves no real money. */
export const bankPage: DemoPage = {
  async load(asker, { chargeId = '' }) {
    const charge = await callDemo(sandboxEndpoints.getCharge, asker, { params: { chargeId } });
    return ({ locale }) => ({ title: demoText(locale, 'bank.title'), main: bankMain(charge, locale), script });
  },
};

export function bankMain(charge: Charge, locale: Locale) {
  const word = wordsIn(locale);
  return html`<div class="bank">
    <section class="card">
      <span class="chip">${word('badge')}</span>
      <h1>${word('title')}</h1>
      <p class="quiet">${word('lead')}</p>
      <dl class="facts">
        <dt>${word('merchant')}</dt>
        <dd>${charge.merchant}</dd>
        <dt>${word('for')}</dt>
        <dd>${charge.description}</dd>
        <dt>${word('amount')}</dt>
        <dd class="amount">${formatMoney(charge.amount, intlTag(locale))}</dd>
      </dl>
      ${charge.status === 'open' ? decisionForm(charge, locale) : wayBack(charge, locale)}
    </section>
  </div>`;
}

function decisionForm({ chargeId }: Charge, locale: Locale) {
  const word = wordsIn(locale);
  const button = (decision: string, look: string) =>
    html`<button class="button" data-look="${look}" name="decision" value="${decision}">${word(decision)}</button>`;
  const action = `/api/sandbox/charges/${encodeURIComponent(chargeId)}/decision`;
  return html`<form
    class="decision"
    action="${action}"
    data-locale="${locale}"
    data-unreachable="${networkText(locale)}"
  >
    <p class="note" role="alert" hidden></p>
    <fieldset>
      <label class="hold"><input type="checkbox" name="hold" />${word('hold')}</label>
      ${button('approve', 'filled')} ${button('decline', 'default')} ${button('close', 'subtle')}
    </fieldset>
  </form>`;
}

const wayBack = ({ returnUrl }: Charge, locale: Locale) =>
  html`<p class="note">${demoText(locale, 'bank.decided')}</p>
    <a class="button" data-look="filled" href="${returnUrl}">${demoText(locale, 'bank.back')}</a>`;
