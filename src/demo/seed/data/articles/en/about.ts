import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'About {{tenantName}}',
    html: `
<p>{{tenantName}} began with a simple annoyance: the best prices stand on Chinese pages that you cannot read, from sellers who do not ship abroad and take payments that you do not have.</p>
<p>So we put people at the other end. Our buyers order from ${marketplaces} as if they were shopping for themselves. Our warehouses in Guangzhou and Yiwu open every parcel, count it, weigh it and take pictures. ${isWholesaleOnly ? 'Most of our customers run a shop of their own; they value papers in order and cartons packed for resale.' : 'Then everything that you bought travels in one box, on the line that suits your purse and your patience.'}</p>
<h2>What we hold to</h2>
<ul>
<li><strong>Every fee before you pay.</strong> The receipt on the product page, in the cart and on the invoice is computed by the same rules and opens line by line.</li>
<li><strong>Your money stays yours.</strong> Until we have bought, you close an order with one button and have the whole sum back.</li>
<li><strong>Pictures, not promises.</strong> You see what lies in the warehouse before it leaves China.</li>
<li><strong>People who answer.</strong> On working days we reply within a few hours, in your language.</li>
</ul>
<h2>Where to find us</h2>
<p>{{companyName}}<br>E-mail: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Telephone: {{servicePhone}}</p>
<p>Is something not as it should be? Tell us. The best changes to this shop came from letters that began with a complaint.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Questions and answers',
    html: `
<h3>Which marketplaces can I buy from?</h3>
<p>From ${marketplaces}. Paste a product link, a short link from the app or a whole share text; we recognise them all.</p>
<h3>How much more than the listed price will I pay?</h3>
<p>The seller’s freight to our warehouse, our fee of {{serviceFeePercent}} % (at least ¥{{serviceFeeMinimum}} an order) and later the shipping abroad. The product page shows all of it before you order.</p>
<h3>Why are there two payments?</h3>
<p>The first buys the goods. The second ships them, and it can only be computed when the box is packed and weighed.</p>
<h3>May I cancel?</h3>
<p>Yes, until we have bought: close the order and the whole sum comes back${hasBalance ? ' to your balance' : ''}. Later we ask the seller, whose rules decide.</p>
<h3>What do you check?</h3>
<p>Number, colour, size and visible faults, with photographs. For machines and large lots order the detailed check.</p>
<h3>The product is wrong or broken. What now?</h3>
<p>While it lies in our warehouse we send it back or exchange it for you. Most sellers accept returns within seven days, so look at the pictures soon.</p>
<h3>Can I have parcels from several sellers in one box?</h3>
<p>Yes, that is what most people do. Let them wait in the warehouse and tick the ones to pack together.</p>
<h3>How long does it take?</h3>
<p>Two to five days from the seller to us, then the days of the line you choose. See “Shipping fees”.</p>
<hr>
<p>Not answered? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Sourcing service',
    html: `
<p>You need something that search does not find, or a better source for what you already sell? Our buyers go looking, on the web and on foot through the markets of Yiwu and Guangzhou.</p>
<h2>How it works</h2>
<ol>
<li><strong>Describe it.</strong> Send pictures, measures, material, quantity, target price and country of destination to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>We ask around.</strong> Within three working days you receive up to three offers with price tiers, minimum quantity and time of production.</li>
<li><strong>You see a sample.</strong> We order it, photograph and measure it, and ship it to you if you like.</li>
<li><strong>We order and inspect.</strong> Deposit, production, final check and shipping run through us, with one invoice.</li>
</ol>
<h2>What it costs</h2>
<table>
<thead><tr><th>Order value</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Search and offers</td><td>Free, three searches a month</td></tr>
<tr><td>Up to ¥20,000</td><td>8 %</td></tr>
<tr><td>Above ¥20,000</td><td>5 %</td></tr>
<tr><td>Visit to a factory</td><td>¥600 a day and travel</td></tr>
</tbody>
</table>
<h2>What helps us</h2>
<p>A clear picture is worth a page of words. Tell us which property matters most (price, colour, certificate, delivery date) and what you would give up for it. For electrical goods, toys and cosmetics name the certificates that your customs ask for.</p>
<p>We bring no offers for counterfeit brands or goods on our list of prohibited items.</p>`,
  }),

  OEM: () => ({
    title: 'Your own brand (OEM)',
    html: `
<p>Put your name on it. We find the factory, follow the samples and control the lot, so that you can think about selling.</p>
<h2>What can be changed</h2>
<ul>
<li><strong>Label and packaging:</strong> woven labels, hang tags, printed boxes and mailers, bar codes, manuals. From about 100 pieces.</li>
<li><strong>Print and colour:</strong> logo by screen print, embroidery, laser or pad print; your own colour. From about 300 pieces.</li>
<li><strong>Shape and material:</strong> changed cut, own mould, other filling. From about 1,000 pieces, with tooling costs.</li>
</ul>
<h2>The way to a lot</h2>
<ol>
<li>Send drawings or a reference product, the quantity and your date to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Within five working days you have an offer with unit prices, tooling, time and terms of payment.</li>
<li>You approve a sample before production; it is sealed and kept as the standard.</li>
<li>Production with pictures at half time, then inspection by random sampling.</li>
<li>Packed for your sales channel and shipped by air, sea or road.</li>
</ol>
<h2>Payment</h2>
<p>Usually 30 % on order and 70 % after inspection. Tooling is paid in advance and belongs to you.</p>
<h2>Rights</h2>
<p>We need proof that the mark is yours or that you may use it. Designs that you send us are shown only to the factories that quote, and we ask those for confidentiality in writing.</p>`,
  }),
};
