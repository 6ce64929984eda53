import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'Sobre {{tenantName}}',
    html: `
<p>{{tenantName}} nació de una molestia sencilla: los mejores precios están en páginas chinas que no puedes leer, de vendedores que no envían al extranjero y solo aceptan formas de pago que tú no tienes.</p>
<p>Por eso pusimos a personas al otro lado. Nuestros agentes de compras piden en ${marketplaces} como si compraran para ellos mismos. Nuestros almacenes de Guangzhou y Yiwu abren cada paquete, lo cuentan, lo pesan y lo fotografían. ${isWholesaleOnly ? 'La mayoría de nuestros clientes tiene su propia tienda y valora los papeles en regla y las cajas listas para la reventa.' : 'Después, todo lo que compraste viaja en una sola caja, con la opción de envío que va con tu bolsillo y tu paciencia.'}</p>
<h2>Nuestros compromisos</h2>
<ul>
<li><strong>Todas las tarifas antes de pagar.</strong> El desglose de la página del producto, del carrito y de la factura se calcula con las mismas reglas y se abre línea por línea.</li>
<li><strong>Tu dinero sigue siendo tuyo.</strong> Mientras no hayamos comprado, anulas el pedido con un botón y recuperas todo el importe.</li>
<li><strong>Fotos, no promesas.</strong> Ves lo que hay en el almacén antes de que salga de China.</li>
<li><strong>Personas que responden.</strong> En días hábiles contestamos en pocas horas y en tu idioma.</li>
</ul>
<h2>Dónde encontrarnos</h2>
<p>{{companyName}}<br>Correo: <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Teléfono: {{servicePhone}}</p>
<p>¿Hay algo que no está como debería? Cuéntanoslo. Las mejores mejoras de esta tienda vinieron de mensajes que empezaban con una queja.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Preguntas y respuestas',
    html: `
<h3>¿En qué plataformas puedo comprar?</h3>
<p>En ${marketplaces}. Pega el enlace de un producto, un enlace corto de la aplicación o el texto para compartir entero; los reconocemos todos.</p>
<h3>¿Cuánto más que el precio publicado voy a pagar?</h3>
<p>El envío del vendedor a nuestro almacén, nuestra tarifa del {{serviceFeePercent}} % (como mínimo ¥{{serviceFeeMinimum}} por pedido) y, más adelante, el envío internacional. La página del producto lo muestra todo antes de que pidas.</p>
<h3>¿Por qué hay dos pagos?</h3>
<p>El primero compra los artículos. El segundo los envía, y solo se puede calcular cuando la caja está embalada y pesada.</p>
<h3>¿Puedo anular el pedido?</h3>
<p>Sí, mientras no hayamos comprado: anula el pedido y recuperas todo el importe${hasBalance ? ' en tu saldo' : ''}. Después preguntamos al vendedor, y deciden sus normas.</p>
<h3>¿Qué revisan?</h3>
<p>Cantidad, color, talla y defectos visibles, con fotos. Para máquinas y lotes grandes, pide la revisión detallada.</p>
<h3>El producto no es el correcto o está roto. ¿Y ahora?</h3>
<p>Mientras esté en nuestro almacén, lo devolvemos o lo cambiamos por ti. La mayoría de los vendedores acepta devoluciones en siete días, así que mira pronto las fotos.</p>
<h3>¿Puedo juntar paquetes de varios vendedores en una caja?</h3>
<p>Sí, es lo que hace casi todo el mundo. Déjalos esperar en el almacén y marca los que quieras embalar juntos.</p>
<h3>¿Cuánto tarda?</h3>
<p>De dos a cinco días del vendedor a nosotros, más los días de la opción de envío que elijas. Consulta «Tarifas de envío».</p>
<hr>
<p>¿No encontraste la respuesta? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Búsqueda de proveedores',
    html: `
<p>¿Necesitas algo que el buscador no encuentra, o un proveedor mejor para lo que ya vendes? Nuestros agentes de compras salen a buscarlo, en internet y a pie por los mercados de Yiwu y Guangzhou.</p>
<h2>Cómo funciona</h2>
<ol>
<li><strong>Descríbelo.</strong> Envía fotos, medidas, material, cantidad, precio objetivo y país de destino a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Preguntamos precios.</strong> En tres días hábiles recibes hasta tres ofertas con tramos de precio, cantidad mínima y plazo de producción.</li>
<li><strong>Ves una muestra.</strong> La encargamos, la fotografiamos y la medimos y, si quieres, te la enviamos.</li>
<li><strong>Encargamos e inspeccionamos.</strong> El anticipo, la producción, el control final y el envío pasan por nosotros, con una sola factura.</li>
</ol>
<h2>Cuánto cuesta</h2>
<table>
<thead><tr><th>Valor del pedido</th><th>Tarifa</th></tr></thead>
<tbody>
<tr><td>Búsqueda y ofertas</td><td>Gratis, tres búsquedas al mes</td></tr>
<tr><td>Hasta ¥20.000</td><td>8 %</td></tr>
<tr><td>Más de ¥20.000</td><td>5 %</td></tr>
<tr><td>Visita a una fábrica</td><td>¥600 al día más el viaje</td></tr>
</tbody>
</table>
<h2>Qué nos ayuda</h2>
<p>Una foto clara vale más que una página de palabras. Dinos qué es lo que más te importa (precio, color, certificado, fecha de entrega) y a qué renunciarías por ello. Para aparatos eléctricos, juguetes y cosméticos, indica los certificados que pide tu aduana.</p>
<p>No conseguimos ofertas de marcas falsificadas ni de artículos de nuestra lista de prohibidos.</p>`,
  }),

  OEM: () => ({
    title: 'Tu propia marca (OEM)',
    html: `
<p>Ponle tu nombre. Nosotros buscamos la fábrica, seguimos las muestras y controlamos el lote, para que tú puedas pensar en vender.</p>
<h2>Qué se puede personalizar</h2>
<ul>
<li><strong>Etiqueta y embalaje:</strong> etiquetas tejidas, etiquetas colgantes, cajas y sobres impresos, códigos de barras, manuales. Desde unas 100 piezas.</li>
<li><strong>Estampado y color:</strong> logotipo en serigrafía, bordado, láser o tampografía; color propio. Desde unas 300 piezas.</li>
<li><strong>Forma y material:</strong> otro corte, molde propio, otro relleno. Desde unas 1.000 piezas, con costes de utillaje.</li>
</ul>
<h2>El camino hasta el lote</h2>
<ol>
<li>Envía dibujos o un producto de referencia, la cantidad y tu fecha a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>En cinco días hábiles tienes una oferta con precios por unidad, utillaje, plazo y condiciones de pago.</li>
<li>Apruebas una muestra antes de la producción; se sella y se guarda como patrón.</li>
<li>Producción con fotos a mitad de camino y, después, inspección por muestreo.</li>
<li>Embalado para tu canal de venta y enviado por aire, mar o tierra.</li>
</ol>
<h2>Pago</h2>
<p>Normalmente, el 30 % al encargar y el 70 % después de la inspección. El utillaje se paga por adelantado y te pertenece.</p>
<h2>Derechos</h2>
<p>Necesitamos una prueba de que la marca es tuya o de que puedes usarla. Los diseños que nos envías solo se muestran a las fábricas que presupuestan, y a ellas les pedimos confidencialidad por escrito.</p>`,
  }),
};
