import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'What we cannot buy or ship',
    html: `
<p>Law, customs and airlines forbid some goods. Please check this list before you order: where a forbidden article reaches our warehouse, we can only return it to the seller at your cost or destroy it.</p>
<h2>Never bought</h2>
<ul>
<li>Weapons, ammunition, imitation firearms, batons, crossbows, knives with a locking or spring blade</li>
<li>Fireworks, explosives, flammable gas, lighters with fuel, corrosive or radioactive matter</li>
<li>Drugs, narcotic and prescription medicines, devices for taking drugs</li>
<li>Counterfeit brands, pirated films, software and books</li>
<li>Banknotes, bank cards, SIM cards in a name, identity papers, tickets</li>
<li>Protected animals and plants and what is made of them, living animals, seeds, soil</li>
<li>Pornography, gambling devices, hidden cameras and listening devices</li>
</ul>
<h2>Only on some lines</h2>
<table>
<thead><tr><th>Goods</th><th>Why</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Batteries, power banks, phones</td><td>Risk of fire in the air</td><td>Choose a line whose note allows them</td></tr>
<tr><td>Liquids, creams, perfume</td><td>Leakage, alcohol</td><td>Road or sea; at most two litres a parcel</td></tr>
<tr><td>Powders, tea, dry food</td><td>Customs inspection</td><td>Sealed shop packaging with a label</td></tr>
<tr><td>Magnets, loudspeakers</td><td>Disturb aircraft instruments</td><td>Sea, or ask us to measure</td></tr>
<tr><td>Glass, ceramics</td><td>Breakage</td><td>Order the repacking service</td></tr>
</tbody>
</table>
<h2>Not sure?</h2>
<p>Send the link to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> before you pay. The rules of the country of destination hold as well, and the receiver answers for them.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Terms of use and privacy',
    html: `
<h2 id="terms">Terms of use</h2>
<p>{{companyName}} (“we”) runs {{tenantName}}. By opening an account or placing an order you accept these terms.</p>
<h3>1. Our part</h3>
<p>We are your buying agent. On your instruction we buy from third-party sellers in China, receive and inspect the goods and hand them to a carrier. We are not the seller or maker of the goods.</p>
<h3>2. Your account</h3>
<p>Give true particulars, keep your passwords to yourself and tell us at once when somebody else has used your account. One person, one account.</p>
<h3>3. Orders and prices</h3>
<p>An order stands when it is paid. Until we have bought, you may close it and receive the whole sum. If the seller’s price or stock changes before that, we ask for your decision. After the purchase the seller’s own rules for returns apply, and we pass your request on.</p>
<h3>4. Inspection</h3>
<p>We compare number, colour, size and visible condition with your order. We cannot judge authenticity, durability or the inside of sealed packages.</p>
<h3>5. Shipping</h3>
<p>Times of delivery are experience, not promises. Risk passes to you on delivery. Claims for loss or damage reach us within 48 hours of delivery, with pictures.</p>
<h3>6. What is forbidden</h3>
<p>You do not order goods on our list of prohibited items, nor use the shop to launder money or to deceive others. We may close such accounts.</p>
<h3>7. Liability</h3>
<p>We answer for our own mistakes up to the sum that you paid for the order concerned. Rights that the law of your country gives you as a consumer stay untouched.</p>
<h2 id="privacy">Privacy</h2>
<p>We keep as little as the service needs.</p>
<ul>
<li><strong>What:</strong> name, e-mail, telephone, addresses, orders, payments${hasBalance ? ', balance movements' : ''}, messages to us, and the network address for protection against abuse.</li>
<li><strong>Why:</strong> to buy, clear through customs, deliver, answer you and keep the books that the law demands.</li>
<li><strong>Who else sees it:</strong> the carrier and customs (receiver and contents), the payment provider (sum and order number). We sell nothing to anybody.</li>
<li><strong>How long:</strong> orders and payments as long as tax law asks; all else until you close your account.</li>
<li><strong>Cookies:</strong> one keeps you logged in, others remember language and look. No advertising.</li>
<li><strong>Your rights:</strong> to see, correct, take with you and delete your data. Write to <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
