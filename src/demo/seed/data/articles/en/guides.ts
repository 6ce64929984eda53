import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'How to use {{tenantName}}',
    html: `
<p>You choose, we buy, check, pack and ship. From the first link to your door there are six steps.</p>
<ol>
<li><strong>Find the product.</strong> Copy its link from ${marketplaces} and paste it into the search field, share text and all. Or search here in your own language: titles, options and prices come translated.</li>
<li><strong>Choose options and quantity.</strong> Pick colour and size, then look at the receipt beside the price: it shows goods, freight inside China and our fee in yuan and in {{currency}}.${isWholesaleOnly ? ' Wholesale prices fall with the quantity; the tier that applies is marked.' : ''}</li>
<li><strong>Put it into the cart.</strong> Products are grouped by seller, because each seller charges freight once. Leave a message for the buyer where something matters to you.</li>
<li><strong>Order and pay.</strong> Checkout makes one order per seller. Pay ${hasBalance ? 'from your balance or online' : 'online'} within 72 hours; after that the order closes by itself.</li>
<li><strong>We buy and check.</strong> We order from the seller, usually within one working day. In our warehouse each parcel is opened, counted, compared with your order, weighed and photographed.</li>
<li><strong>Ship it home.</strong> Let parcels from several sellers wait for each other, then have them packed into one box and choose a shipping line. You follow the parcel until it is delivered.</li>
</ol>
<h2>When something changes</h2>
<p>If a price rises or a size is gone before we have bought, we ask you first. You may close a paid order until we have bought it, and the whole sum comes back.</p>
<h2>When a link does not open</h2>
<p>Some products cannot be read automatically. Fill in a manual order with link, options and price; our staff check it with the seller and quote it to you.</p>
<p>Questions? Write to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> or call {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Payment guide',
    html: `
<p>All products are priced in Chinese yuan. You pay in {{currency}}: the yuan price times the exchange rate, with a margin of {{marginPercent}} % for transfer costs. The rate at which you pay stays on your order for good.</p>
<h2>What you pay, and when</h2>
<table>
<thead><tr><th>Payment</th><th>When</th><th>What it covers</th></tr></thead>
<tbody>
<tr><td>Purchase</td><td>Within 72 hours of ordering</td><td>Goods, freight to our warehouse, service fee</td></tr>
<tr><td>Shipping</td><td>After packing and weighing</td><td>The shipping line and services you chose</td></tr>
</tbody>
</table>
<p>The service fee is {{serviceFeePercent}} % of goods and domestic freight, at least ¥{{serviceFeeMinimum}} per order.</p>
<h2>Ways to pay</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Balance.</strong> Add money once, then pay in seconds with a pay password of six digits. After repeated wrong entries it locks for a while, so that nobody can guess it.</li>
<li><strong>Online.</strong> You are led to the page of the payment provider and come back here when it is done. We never see your card number.</li>`
    : `<li><strong>Online.</strong> You are led to the page of the payment provider and come back here when it is done. We never see your card number. This shop keeps no balances: each order is paid by itself.</li>`
}
${hasBatchPay ? '<li><strong>Several orders at once.</strong> Under “Pending payments” tick the orders and pay them in one go.</li>' : ''}
</ul>
<h2>Refunds</h2>
<p>${
      hasBalance
        ? 'When an order is closed before we buy, or a seller cannot deliver, the sum returns to your balance at once. You may spend it again or ask for a withdrawal.'
        : 'When an order is closed before we buy, or a seller cannot deliver, we return the whole sum and our staff arrange it with you.'
    }</p>
<h2>If a payment hangs</h2>
<p>Do not pay a second time. A payment that the provider confirms late is still credited once, never twice. If nothing has changed after an hour, send the payment number to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Shipping fees',
    html: `
<p>Shipping abroad is paid after your parcels have been packed, by their real weight and size. The estimate on a product page uses the same rules, so it comes close.</p>
<h2>Our lines</h2>
<table>
<thead><tr><th>Line</th><th>To</th><th>Days</th><th>First unit</th><th>Each further unit</th><th>Up to</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Prices are in yuan and are converted to {{currency}} at the rate of the day on which you pay.</p>' : ''}
<h2>Chargeable weight</h2>
<p>Light but bulky parcels take room. Where a line counts volume, we compute length × width × height in centimetres, divided by the divisor of the line (5000, 6000 or 8000), and charge the greater of this and the weight on the scale.</p>
<p><strong>Example.</strong> A box of 40 × 30 × 20 cm weighs 3 kg. At a divisor of 6000 its volume counts as 4 kg, so 4 kg are charged.</p>
<h2>How to pay less</h2>
<ul>
<li>Let parcels wait for each other: the first unit is charged once per box.</li>
<li>Have shoe boxes and shop packaging removed; it often saves a third of the volume.</li>
<li>Choose a slow line for heavy things and a fast one only for what is urgent.</li>
</ul>
<h2>Duty and tax</h2>
<p>Lines marked “duty paid” include them. On all others customs may ask the receiver for duty. We declare goods truthfully and cannot write a lower value.</p>
<h2>Loss and damage</h2>
<p>Photograph the box before you open it and write to {{serviceEmail}} within 48 hours of delivery. We claim from the carrier on your behalf.</p>`,
  }),
};
