import { html } from 'hono/html';
import { inLanguage, intlTag } from '../../contract/locales';
import { paths } from '../../contract/paths';
import { formatDateTime, learnDates } from '../../contract/tenant-time';
import { demoShopEndpoints } from '../accounts/demo-shop.endpoints';
import { demoText } from '../demo-text';
import { originOf } from '../../server/kernel/origin';
import { callDemo } from './demo-call';
import { mailLinks } from './mail-links';
import type { DemoPage } from './document';

/** A code that was just asked for is read without another press. */
const OPEN = 3;

/** What a demo shop would have mailed: codes and notices, newest first. Plays the program that mails are read in. */
export const outboxPage: DemoPage = {
  async load(asker) {
    const mails = await callDemo(demoShopEndpoints.listOutbox, asker, {});
    const origin = originOf(asker.host);
    return ({ tenant, locale, dates }) => {
      learnDates(intlTag(locale), dates);
      const title = demoText(locale, 'outbox.title');
      const sentAt = (time: string) => formatDateTime(time, tenant.timezoneOffset, intlTag(locale));
      const linked = (text: string) =>
        mailLinks(text, { tenantId: tenant.id, origin }).map((part, at) =>
          at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part,
        );
      const main = html`<div class="outbox">
        <a class="back" href="${inLanguage(locale, paths.home())}">${tenant.name}</a>
        <h1>${title}</h1>
        <p class="quiet">${demoText(locale, mails.length ? 'outbox.lead' : 'outbox.empty')}</p>
        ${mails.map(
          (mail, place) =>
            html`<details class="card mail" ${place < OPEN ? 'open' : ''}>
              <summary>
                <h2 dir="auto">${mail.subject}</h2>
                <span class="quiet" dir="ltr">${mail.to} · ${sentAt(mail.createdAt)}</span>
              </summary>
              <p class="text" dir="auto">${linked(mail.text)}</p>
              ${mail.stop && html`<p class="quiet" dir="auto"><a href="${mail.stop.url}">${mail.stop.text}</a></p>`}
            </details>`,
        )}
      </div>`;
      return { title, main };
    };
  },
};
