import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: '如何使用 {{tenantName}}',
    html: `
<p>您負責揀選，採購、驗貨、打包和寄送都交給我們。由第一條連結到府上門口，一共六步。</p>
<ol>
<li><strong>找商品。</strong>在 ${marketplaces} 複製商品連結，貼到搜尋欄，整段分享文字也可以。您亦可直接在這裏用中文搜尋，商品名稱、款式和價格清楚列明。</li>
<li><strong>選款式和數量。</strong>選好顏色和尺碼，看看價格旁的費用明細：貨款、內地運費和服務費，同時以人民幣和 {{currency}} 顯示。${isWholesaleOnly ? '批發價隨數量下調，適用的價格級別會標示出來。' : ''}</li>
<li><strong>放入購物車。</strong>商品按賣家分組，因為每個賣家只收一次運費。有特別着緊的地方，請給採購員留言。</li>
<li><strong>下單和付款。</strong>結帳時，每個賣家各成一張訂單。請在 72 小時內${hasBalance ? '以餘額或網上付款' : '在網上付款'}，逾時訂單會自動關閉。</li>
<li><strong>採購和驗貨。</strong>我們一般在一個工作天內向賣家落單。包裹到倉後，會逐一拆開、點算、與訂單核對、過磅和拍照。</li>
<li><strong>寄到府上。</strong>讓不同賣家的包裹在倉庫等齊，再合成一箱，然後揀選運送路線。送達之前，您都可以追蹤包裹位置。</li>
</ol>
<h2>如有變動</h2>
<p>如果採購前賣家加價或斷碼，我們會先問您的意見。已付款的訂單，在我們採購之前都可以關閉，款項全數退回。</p>
<h2>連結打不開</h2>
<p>部分商品無法自動讀取。請填寫代購要求，列明連結、款式和價格；同事會向賣家核實，再向您報價。</p>
<p>有疑問？請電郵至 <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> 或致電 {{servicePhone}}。</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: '付款說明',
    html: `
<p>所有商品以人民幣標價，您以 {{currency}} 付款：人民幣價格乘以匯率，當中包括 {{marginPercent}} % 的匯兌成本。付款時的匯率會一直保留在訂單上，不再變動。</p>
<h2>付甚麼，何時付</h2>
<table>
<thead><tr><th>款項</th><th>時間</th><th>包括</th></tr></thead>
<tbody>
<tr><td>採購</td><td>下單後 72 小時內</td><td>貨款、寄到我們倉庫的運費、服務費</td></tr>
<tr><td>國際運費</td><td>打包過磅之後</td><td>您所選的路線和附加服務</td></tr>
</tbody>
</table>
<p>服務費為貨款和內地運費合計的 {{serviceFeePercent}} %，每張訂單最低 ¥{{serviceFeeMinimum}}。</p>
<h2>付款方式</h2>
<ul>
${
  hasBalance
    ? `<li><strong>餘額。</strong>增值一次，之後輸入六位數字的付款密碼，數秒完成。多次輸入錯誤會暫時鎖定，以防他人猜中。</li>
<li><strong>網上付款。</strong>系統會帶您到付款機構的網頁，完成後返回本店。我們不會看到您的卡號。</li>`
    : `<li><strong>網上付款。</strong>系統會帶您到付款機構的網頁，完成後返回本店。我們不會看到您的卡號。本店不設餘額功能，每張訂單獨立付款。</li>`
}
${hasBatchPay ? '<li><strong>多張訂單一次過付。</strong>在「待付款項」選取訂單，一次過付清。</li>' : ''}
</ul>
<h2>退款</h2>
<p>${
      hasBalance
        ? '訂單在採購前關閉，或賣家未能供貨，款項會即時退回您的餘額。您可以留待下次使用，也可以申請提款。'
        : '訂單在採購前關閉，或賣家未能供貨，我們會全數退款，由職員與您安排。'
    }</p>
<h2>付款卡住了</h2>
<p>請勿重複付款。付款機構即使遲了確認，款項也只會入帳一次，不會重複。如果一小時後仍未有變化，請把付款編號電郵至 <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>。</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: '運費說明',
    html: `
<p>國際運費在包裹打包後才付，按實際重量和尺寸計算。商品頁上的預算按同一套規則，因此相差不遠。</p>
<h2>運送路線</h2>
<table>
<thead><tr><th>路線</th><th>目的地</th><th>日數</th><th>首重</th><th>續重</th><th>重量上限</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>價格以人民幣計算，按付款當日的匯率折合為 {{currency}}。</p>' : ''}
<h2>計費重量</h2>
<p>輕身但體積大的包裹佔用空間。計算體積的路線，以長 × 闊 × 高（厘米）除以該路線的系數（5000、6000 或 8000），再與磅重比較，以較大者收費。</p>
<p><strong>例子：</strong>一個 40 × 30 × 20 厘米的箱重 3 公斤。系數為 6000 時，體積重為 4 公斤，因此按 4 公斤收費。</p>
<h2>慳運費貼士</h2>
<ul>
<li>等齊包裹一併寄：首重每箱只收一次。</li>
<li>除去鞋盒和店舖包裝，往往可以減少三分之一體積。</li>
<li>重的用慢線，趕用的才用快線。</li>
</ul>
<h2>關稅和稅項</h2>
<p>標明「包稅」的路線已包括稅項。其他路線，海關可能會向收件人徵稅。我們據實申報，不能低報貨值。</p>
<h2>遺失和損壞</h2>
<p>開箱前請先拍照，並在收貨後 48 小時內電郵至 {{serviceEmail}}。我們會代您向運輸公司索償。</p>`,
  }),
};
