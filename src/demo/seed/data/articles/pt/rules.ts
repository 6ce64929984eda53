import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'O que não podemos comprar nem enviar',
    html: `
<p>A lei, a alfândega e as companhias aéreas proíbem alguns produtos. Consulte esta lista antes de pedir: se um item proibido chegar ao nosso armazém, só podemos devolvê-lo ao vendedor por sua conta ou destruí-lo.</p>
<h2>Nunca compramos</h2>
<ul>
<li>Armas, munição, réplicas de armas de fogo, cassetetes, bestas, facas com trava ou de abertura automática</li>
<li>Fogos de artifício, explosivos, gás inflamável, isqueiros abastecidos, substâncias corrosivas ou radioativas</li>
<li>Drogas, entorpecentes e medicamentos com receita, utensílios para consumo de drogas</li>
<li>Marcas falsificadas, filmes, programas e livros piratas</li>
<li>Cédulas, cartões bancários, chips de celular registrados em nome de alguém, documentos de identidade, ingressos e passagens</li>
<li>Animais e plantas protegidos e o que é feito deles, animais vivos, sementes, terra</li>
<li>Pornografia, aparelhos de jogos de azar, câmeras ocultas e aparelhos de escuta</li>
</ul>
<h2>Só em algumas opções de frete</h2>
<table>
<thead><tr><th>Produto</th><th>Motivo</th><th>O que fazer</th></tr></thead>
<tbody>
<tr><td>Baterias, carregadores portáteis, celulares</td><td>Risco de incêndio no avião</td><td>Escolha uma opção cuja observação os permita</td></tr>
<tr><td>Líquidos, cremes, perfumes</td><td>Vazamento, álcool</td><td>Via terrestre ou marítima; no máximo dois litros por encomenda</td></tr>
<tr><td>Pós, chá, alimentos secos</td><td>Inspeção da alfândega</td><td>Embalagem original lacrada e com rótulo</td></tr>
<tr><td>Ímãs, alto-falantes</td><td>Interferem nos instrumentos do avião</td><td>Via marítima, ou peça que façamos a medição</td></tr>
<tr><td>Vidro, cerâmica</td><td>Quebra</td><td>Peça o serviço de reembalagem</td></tr>
</tbody>
</table>
<h2>Na dúvida?</h2>
<p>Envie o link para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> antes de pagar. As regras do país de destino também valem, e quem responde por elas é o destinatário.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Termos de uso e privacidade',
    html: `
<h2 id="terms">Termos de uso</h2>
<p>{{companyName}} (“nós”) administra a {{tenantName}}. Ao abrir uma conta ou fazer um pedido, você aceita estes termos.</p>
<h3>1. Nosso papel</h3>
<p>Somos o seu agente de compras. Por sua ordem, compramos de vendedores terceiros na China, recebemos e conferimos os produtos e os entregamos a uma transportadora. Não somos o vendedor nem o fabricante dos produtos.</p>
<h3>2. Sua conta</h3>
<p>Informe dados verdadeiros, guarde suas senhas só para você e avise-nos imediatamente se outra pessoa usar a sua conta. Uma pessoa, uma conta.</p>
<h3>3. Pedidos e preços</h3>
<p>O pedido passa a valer quando é pago. Até o momento em que compramos, você pode cancelá-lo e receber o valor inteiro. Se o preço ou o estoque do vendedor mudar antes disso, pedimos a sua decisão. Depois da compra valem as regras de devolução do próprio vendedor, e nós encaminhamos a sua solicitação.</p>
<h3>4. Conferência</h3>
<p>Comparamos quantidade, cor, tamanho e estado visível com o seu pedido. Não podemos avaliar autenticidade, durabilidade nem o interior de embalagens lacradas.</p>
<h3>5. Envio</h3>
<p>Os prazos de entrega vêm da experiência e não são promessas. O risco passa a você na entrega. Reclamações por extravio ou avaria devem chegar a nós em até 48 horas após a entrega, com fotos.</p>
<h3>6. O que é proibido</h3>
<p>Você não pede produtos da nossa lista de itens proibidos, nem usa a loja para lavar dinheiro ou enganar outras pessoas. Podemos encerrar contas que façam isso.</p>
<h3>7. Responsabilidade</h3>
<p>Respondemos pelos nossos próprios erros até o valor que você pagou pelo pedido em questão. Os direitos que a lei do seu país lhe garante como consumidor permanecem intactos.</p>
<h2 id="privacy">Privacidade</h2>
<p>Guardamos apenas o mínimo de que o serviço precisa.</p>
<ul>
<li><strong>O quê:</strong> nome, e-mail, telefone, endereços, pedidos, pagamentos${hasBalance ? ', movimentações do saldo' : ''}, mensagens para nós e o endereço de rede, como proteção contra abusos.</li>
<li><strong>Para quê:</strong> comprar, passar pela alfândega, entregar, responder a você e manter a contabilidade que a lei exige.</li>
<li><strong>Quem mais vê:</strong> a transportadora e a alfândega (destinatário e conteúdo) e o provedor de pagamento (valor e número do pedido). Não vendemos nada a ninguém.</li>
<li><strong>Por quanto tempo:</strong> pedidos e pagamentos, enquanto a lei tributária exigir; todo o resto, até você encerrar a conta.</li>
<li><strong>Cookies:</strong> um mantém você conectado, outros lembram o idioma e a aparência. Sem publicidade.</li>
<li><strong>Seus direitos:</strong> ver, corrigir, levar com você e apagar os seus dados. Escreva para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
