import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'Sobre a {{tenantName}}',
    html: `
<p>A {{tenantName}} nasceu de um incômodo simples: os melhores preços estão em páginas chinesas que você não consegue ler, com vendedores que não enviam para o exterior e só aceitam pagamentos que você não tem.</p>
<p>Por isso colocamos gente na outra ponta. Nossa equipe de compras pede em ${marketplaces} como se comprasse para si mesma. Nossos armazéns em Guangzhou e Yiwu abrem cada pacote, contam, pesam e fotografam. ${isWholesaleOnly ? 'A maioria dos nossos clientes tem loja própria e dá valor a documentos em ordem e caixas prontas para a revenda.' : 'Depois, tudo o que você comprou viaja em uma só caixa, pela opção de frete que combina com o seu bolso e a sua paciência.'}</p>
<h2>Nossos compromissos</h2>
<ul>
<li><strong>Todas as taxas antes de pagar.</strong> O cálculo na página do produto, no carrinho e na fatura segue as mesmas regras e pode ser aberto linha por linha.</li>
<li><strong>O dinheiro continua seu.</strong> Até o momento em que compramos, você cancela o pedido com um botão e recebe o valor inteiro de volta.</li>
<li><strong>Fotos, não promessas.</strong> Você vê o que está no armazém antes de sair da China.</li>
<li><strong>Gente que responde.</strong> Em dias úteis respondemos em poucas horas, no seu idioma.</li>
</ul>
<h2>Onde nos encontrar</h2>
<p>{{companyName}}<br>E-mail: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Telefone: {{servicePhone}}</p>
<p>Algo não está como deveria? Conte para nós. As melhores mudanças desta loja vieram de mensagens que começaram com uma reclamação.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Perguntas e respostas',
    html: `
<h3>Em quais plataformas posso comprar?</h3>
<p>Em ${marketplaces}. Cole o link de um produto, um link curto do aplicativo ou o texto de compartilhamento inteiro; reconhecemos todos.</p>
<h3>Quanto vou pagar além do preço anunciado?</h3>
<p>O frete do vendedor até o nosso armazém, a nossa taxa de {{serviceFeePercent}}% (no mínimo ¥{{serviceFeeMinimum}} por pedido) e, mais tarde, o frete internacional. A página do produto mostra tudo antes de você pedir.</p>
<h3>Por que são dois pagamentos?</h3>
<p>O primeiro compra os produtos. O segundo os envia, e só pode ser calculado quando a caixa está embalada e pesada.</p>
<h3>Posso cancelar?</h3>
<p>Sim, até o momento em que compramos: cancele o pedido e o valor volta inteiro${hasBalance ? ' para o seu saldo' : ''}. Depois disso consultamos o vendedor, e valem as regras dele.</p>
<h3>O que vocês conferem?</h3>
<p>Quantidade, cor, tamanho e defeitos visíveis, com fotos. Para máquinas e lotes grandes, peça a conferência detalhada.</p>
<h3>O produto veio errado ou quebrado. E agora?</h3>
<p>Enquanto ele está no nosso armazém, devolvemos ou trocamos para você. A maioria dos vendedores aceita devoluções em até sete dias, então veja logo as fotos.</p>
<h3>Posso juntar pacotes de vários vendedores em uma caixa?</h3>
<p>Sim, é o que quase todo mundo faz. Deixe-os esperando no armazém e marque os que devem ser embalados juntos.</p>
<h3>Quanto tempo leva?</h3>
<p>De dois a cinco dias do vendedor até nós, mais os dias da opção de frete que você escolher. Veja “Fretes”.</p>
<hr>
<p>Não encontrou a resposta? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Busca de fornecedores',
    html: `
<p>Precisa de algo que a busca não encontra, ou de um fornecedor melhor para o que você já vende? Nossa equipe de compras procura na internet e a pé, pelos mercados de Yiwu e Guangzhou.</p>
<h2>Como funciona</h2>
<ol>
<li><strong>Descreva.</strong> Envie fotos, medidas, material, quantidade, preço desejado e país de destino para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Nós cotamos.</strong> Em até três dias úteis você recebe até três propostas com faixas de preço, quantidade mínima e prazo de produção.</li>
<li><strong>Você vê uma amostra.</strong> Encomendamos, fotografamos e medimos a amostra e, se quiser, enviamos para você.</li>
<li><strong>Nós encomendamos e inspecionamos.</strong> Sinal, produção, inspeção final e envio passam por nós, com uma única fatura.</li>
</ol>
<h2>Quanto custa</h2>
<table>
<thead><tr><th>Valor do pedido</th><th>Taxa</th></tr></thead>
<tbody>
<tr><td>Busca e propostas</td><td>Grátis, três buscas por mês</td></tr>
<tr><td>Até ¥20.000</td><td>8%</td></tr>
<tr><td>Acima de ¥20.000</td><td>5%</td></tr>
<tr><td>Visita a uma fábrica</td><td>¥600 por dia mais a viagem</td></tr>
</tbody>
</table>
<h2>O que nos ajuda</h2>
<p>Uma foto nítida vale mais que uma página de texto. Diga qual característica mais importa (preço, cor, certificado, data de entrega) e do que você abriria mão por ela. Para eletrônicos, brinquedos e cosméticos, informe os certificados que a alfândega do seu país exige.</p>
<p>Não cotamos marcas falsificadas nem produtos da nossa lista de itens proibidos.</p>`,
  }),

  OEM: () => ({
    title: 'Sua própria marca (OEM)',
    html: `
<p>Coloque o seu nome no produto. Nós encontramos a fábrica, acompanhamos as amostras e controlamos o lote, para que você possa pensar nas vendas.</p>
<h2>O que pode ser personalizado</h2>
<ul>
<li><strong>Etiqueta e embalagem:</strong> etiquetas tecidas, etiquetas de pendurar, caixas e envelopes impressos, códigos de barras, manuais. A partir de cerca de 100 peças.</li>
<li><strong>Estampa e cor:</strong> logotipo em serigrafia, bordado, laser ou tampografia; cor própria. A partir de cerca de 300 peças.</li>
<li><strong>Forma e material:</strong> corte alterado, molde próprio, outro enchimento. A partir de cerca de 1.000 peças, com custo de ferramental.</li>
</ul>
<h2>O caminho até o lote</h2>
<ol>
<li>Envie desenhos ou um produto de referência, a quantidade e a data desejada para <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Em até cinco dias úteis você tem uma proposta com preços unitários, ferramental, prazo e condições de pagamento.</li>
<li>Você aprova uma amostra antes da produção; ela é lacrada e guardada como padrão.</li>
<li>Produção com fotos na metade do caminho e, depois, inspeção por amostragem.</li>
<li>Embalado para o seu canal de vendas e enviado por via aérea, marítima ou terrestre.</li>
</ol>
<h2>Pagamento</h2>
<p>Em geral, 30% na encomenda e 70% depois da inspeção. O ferramental é pago adiantado e pertence a você.</p>
<h2>Direitos</h2>
<p>Precisamos de prova de que a marca é sua ou de que você pode usá-la. Os projetos que você nos envia são mostrados apenas às fábricas que fazem a cotação, e delas pedimos confidencialidade por escrito.</p>`,
  }),
};
