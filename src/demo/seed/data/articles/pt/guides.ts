import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Como comprar na {{tenantName}}',
    html: `
<p>Você escolhe; nós compramos, conferimos, embalamos e enviamos. Do primeiro link até a sua porta são seis passos.</p>
<ol>
<li><strong>Encontre o produto.</strong> Copie o link de ${marketplaces} e cole no campo de busca; pode ser com o texto de compartilhamento inteiro. Ou busque aqui mesmo, em português: títulos, opções e preços já aparecem traduzidos.</li>
<li><strong>Escolha as opções e a quantidade.</strong> Selecione cor e tamanho e veja o cálculo ao lado do preço: produto, frete dentro da China e a nossa taxa, em yuans e em {{currency}}.${isWholesaleOnly ? ' O preço de atacado cai conforme a quantidade; a faixa em vigor fica marcada.' : ''}</li>
<li><strong>Coloque no carrinho.</strong> Os produtos ficam agrupados por vendedor, porque cada vendedor cobra o frete uma vez só. Se algo for importante para você, deixe um recado para a equipe de compras.</li>
<li><strong>Faça o pedido e pague.</strong> A finalização cria um pedido por vendedor. Pague ${hasBalance ? 'com o saldo ou on-line' : 'on-line'} em até 72 horas; depois disso o pedido é cancelado automaticamente.</li>
<li><strong>Nós compramos e conferimos.</strong> Compramos do vendedor, em geral dentro de um dia útil. No nosso armazém, cada pacote é aberto, contado, comparado com o pedido, pesado e fotografado.</li>
<li><strong>Envie para casa.</strong> Deixe os pacotes de vários vendedores esperarem uns pelos outros, peça para juntar tudo em uma caixa e escolha a opção de frete. Você acompanha a encomenda até a entrega.</li>
</ol>
<h2>Quando algo muda</h2>
<p>Se o preço subir ou o tamanho acabar antes da compra, perguntamos a você primeiro. Um pedido pago pode ser cancelado até o momento em que compramos, e o valor volta inteiro.</p>
<h2>Quando um link não abre</h2>
<p>Alguns produtos não podem ser lidos automaticamente. Preencha “Diga o que comprar” com link, opções e preço; nossa equipe confirma tudo com o vendedor e envia o orçamento.</p>
<p>Dúvidas? Escreva para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> ou ligue para {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Como pagar',
    html: `
<p>Todos os produtos têm preço em yuan chinês. Você paga em {{currency}}: o preço em yuan vezes o câmbio, com uma margem de {{marginPercent}}% para os custos de transferência. O câmbio usado no pagamento fica registrado no pedido para sempre.</p>
<h2>O que você paga, e quando</h2>
<table>
<thead><tr><th>Pagamento</th><th>Quando</th><th>O que inclui</th></tr></thead>
<tbody>
<tr><td>Compra</td><td>Até 72 horas após o pedido</td><td>Produtos, frete até o nosso armazém, taxa de serviço</td></tr>
<tr><td>Envio</td><td>Depois de embalar e pesar</td><td>A opção de frete e os serviços que você escolheu</td></tr>
</tbody>
</table>
<p>A taxa de serviço é de {{serviceFeePercent}}% sobre os produtos e o frete dentro da China, com mínimo de ¥{{serviceFeeMinimum}} por pedido.</p>
<h2>Formas de pagamento</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Saldo.</strong> Recarregue uma vez e pague em segundos com uma senha de pagamento de seis dígitos. Depois de várias tentativas erradas ela fica bloqueada por um tempo, para que ninguém consiga adivinhá-la.</li>
<li><strong>On-line.</strong> Você é levado à página do provedor de pagamento e volta para cá ao terminar. Nunca vemos o número do seu cartão.</li>`
    : `<li><strong>On-line.</strong> Você é levado à página do provedor de pagamento e volta para cá ao terminar. Nunca vemos o número do seu cartão. Esta loja não trabalha com saldo: cada pedido é pago separadamente.</li>`
}
${hasBatchPay ? '<li><strong>Vários pedidos de uma vez.</strong> Em “Pagamentos pendentes”, marque os pedidos e pague todos juntos.</li>' : ''}
</ul>
<h2>Reembolsos</h2>
<p>${
      hasBalance
        ? 'Quando um pedido é cancelado antes da compra, ou o vendedor não consegue entregar, o valor volta na hora para o seu saldo. Você pode gastá-lo de novo ou solicitar um saque.'
        : 'Quando um pedido é cancelado antes da compra, ou o vendedor não consegue entregar, devolvemos o valor inteiro e nossa equipe combina com você como fazer.'
    }</p>
<h2>Se um pagamento travar</h2>
<p>Não pague uma segunda vez. Um pagamento que o provedor confirma com atraso é creditado uma única vez, nunca duas. Se nada mudar em uma hora, envie o número do pagamento para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Fretes',
    html: `
<p>O frete internacional é pago depois que os seus pacotes são embalados, pelo peso e pelas medidas reais. A estimativa na página do produto segue as mesmas regras, por isso fica bem próxima.</p>
<h2>Nossas opções de frete</h2>
<table>
<thead><tr><th>Opção</th><th>Destino</th><th>Dias</th><th>Primeira faixa</th><th>Cada faixa seguinte</th><th>Até</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Os preços estão em yuan e são convertidos para {{currency}} pelo câmbio do dia em que você paga.</p>' : ''}
<h2>Peso cobrado</h2>
<p>Pacotes leves mas volumosos ocupam espaço. Quando a opção de frete considera o volume, calculamos comprimento × largura × altura em centímetros, dividimos pelo divisor da opção (5000, 6000 ou 8000) e cobramos o maior valor entre esse resultado e o peso na balança.</p>
<p><strong>Exemplo.</strong> Uma caixa de 40 × 30 × 20 cm pesa 3 kg. Com divisor 6000, o volume equivale a 4 kg; portanto, são cobrados 4 kg.</p>
<h2>Como pagar menos</h2>
<ul>
<li>Deixe os pacotes esperarem uns pelos outros: a primeira faixa é cobrada uma vez por caixa.</li>
<li>Peça para retirar caixas de sapato e embalagens de loja; muitas vezes isso economiza um terço do volume.</li>
<li>Escolha um frete lento para o que é pesado e um rápido só para o que é urgente.</li>
</ul>
<h2>Impostos de importação</h2>
<p>As opções marcadas com “impostos inclusos” já os cobrem. Nas demais, a alfândega pode cobrar impostos do destinatário. Declaramos o conteúdo com o valor verdadeiro e não podemos informar um valor menor.</p>
<h2>Extravio e avaria</h2>
<p>Fotografe a caixa antes de abrir e escreva para {{serviceEmail}} em até 48 horas após a entrega. Nós fazemos a reclamação à transportadora por você.</p>`,
  }),
};
