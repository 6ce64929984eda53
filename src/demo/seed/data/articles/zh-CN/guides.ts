import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: '如何使用 {{tenantName}}',
    html: `
<p>您来挑选，采购、验货、打包、寄送都交给我们。从第一个链接到您家门口，一共六步。</p>
<ol>
<li><strong>找商品。</strong>在 ${marketplaces} 复制商品链接，粘贴到搜索框，整段分享文字也可以。也可以直接在这里搜索，标题、规格和价格一目了然。</li>
<li><strong>选规格和数量。</strong>选好颜色和尺码，看看价格旁边的费用明细：货款、国内运费和服务费，同时以人民币和 {{currency}} 显示。${isWholesaleOnly ? '批发价随数量下降，当前适用的价格档会标出来。' : ''}</li>
<li><strong>加入购物车。</strong>商品按卖家分组，因为每个卖家只收一次运费。有特别在意的地方，请给采购员留言。</li>
<li><strong>下单付款。</strong>结算时每个卖家生成一笔订单。请在 72 小时内${hasBalance ? '用余额或在线支付' : '在线支付'}，逾期订单会自动关闭。</li>
<li><strong>采购验货。</strong>我们通常在一个工作日内向卖家下单。包裹到仓后逐件拆开、清点、与订单核对、称重并拍照。</li>
<li><strong>寄回家。</strong>让不同卖家的包裹在仓库等齐，再打包成一箱，选择运输线路。送达之前，包裹到哪里随时可查。</li>
</ol>
<h2>有变动时</h2>
<p>如果采购之前卖家涨价或缺码，我们会先征求您的意见。已付款的订单，在我们采购之前都可以关闭，全额退回。</p>
<h2>链接打不开时</h2>
<p>有些商品无法自动读取。请填写代购需求，写明链接、规格和价格；我们的同事会向卖家核实，再给您报价。</p>
<p>有疑问？请写信至 <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> 或致电 {{servicePhone}}。</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: '支付说明',
    html: `
<p>所有商品以人民币标价，您以 {{currency}} 付款：人民币价格乘以汇率，其中含 {{marginPercent}} % 的换汇成本。付款时的汇率会一直保留在订单上，不再变动。</p>
<h2>付什么，何时付</h2>
<table>
<thead><tr><th>付款</th><th>时间</th><th>包含内容</th></tr></thead>
<tbody>
<tr><td>采购款</td><td>下单后 72 小时内</td><td>货款、寄到我们仓库的运费、服务费</td></tr>
<tr><td>国际运费</td><td>打包称重之后</td><td>您选择的线路和增值服务</td></tr>
</tbody>
</table>
<p>服务费为货款与国内运费之和的 {{serviceFeePercent}} %，每笔订单最低 ¥{{serviceFeeMinimum}}。</p>
<h2>支付方式</h2>
<ul>
${
  hasBalance
    ? `<li><strong>余额支付。</strong>充值一次，之后输入六位支付密码，几秒就能付完。多次输错会暂时锁定，防止他人试探。</li>
<li><strong>在线支付。</strong>页面会转到支付机构，完成后自动返回。我们看不到您的卡号。</li>`
    : `<li><strong>在线支付。</strong>页面会转到支付机构，完成后自动返回。我们看不到您的卡号。本店不设余额账户，每笔订单单独付款。</li>`
}
${hasBatchPay ? '<li><strong>多笔合并付款。</strong>在“待付款”里勾选订单，一次付清。</li>' : ''}
</ul>
<h2>退款</h2>
<p>${
      hasBalance
        ? '如果订单在采购前关闭，或卖家无法供货，款项会立即退回您的余额。您可以继续使用，也可以申请提现。'
        : '如果订单在采购前关闭，或卖家无法供货，我们会全额退款，具体方式由工作人员与您确认。'
    }</p>
<h2>付款卡住时</h2>
<p>请不要重复付款。支付机构确认得再晚，也只会入账一次，不会重复。如果一小时后仍无变化，请把支付单号发到 <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>。</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: '运费说明',
    html: `
<p>国际运费在包裹打包之后，按实际重量和尺寸支付。商品页上的预估用的是同一套规则，所以与实际相差不大。</p>
<h2>我们的线路</h2>
<table>
<thead><tr><th>线路</th><th>目的地</th><th>天数</th><th>首重</th><th>续重</th><th>限重</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>价格以人民币计，按付款当天的汇率折算成 {{currency}}。</p>' : ''}
<h2>计费重量</h2>
<p>又轻又大的包裹占地方。计算体积的线路，用长 × 宽 × 高（厘米）除以线路的系数（5000、6000 或 8000），与实际重量相比，取较大者计费。</p>
<p><strong>例如：</strong>一个 40 × 30 × 20 厘米的箱子重 3 公斤。系数为 6000 时，体积重为 4 公斤，所以按 4 公斤收费。</p>
<h2>怎样更省</h2>
<ul>
<li>让包裹等齐再寄：首重每箱只收一次。</li>
<li>去掉鞋盒和卖家包装，常常能省下三分之一的体积。</li>
<li>重物走慢线，急件才走快线。</li>
</ul>
<h2>关税与税费</h2>
<p>标有“包税”的线路已含税费。其他线路，海关可能向收件人收税。我们如实申报，不能低报。</p>
<h2>丢失与破损</h2>
<p>开箱之前请先拍照，并在签收后 48 小时内写信至 {{serviceEmail}}。我们代您向承运商索赔。</p>`,
  }),
};
