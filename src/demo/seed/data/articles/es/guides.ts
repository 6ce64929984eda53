import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Cómo comprar en {{tenantName}}',
    html: `
<p>Tú eliges; nosotros compramos, revisamos, embalamos y enviamos. Del primer enlace a tu puerta hay seis pasos.</p>
<ol>
<li><strong>Encuentra el producto.</strong> Copia su enlace de ${marketplaces} y pégalo en el buscador, si quieres con todo el texto para compartir. O busca aquí mismo en español: los títulos, las opciones y los precios ya están traducidos.</li>
<li><strong>Elige las opciones y la cantidad.</strong> Escoge color y talla y mira el desglose junto al precio: artículos, envío dentro de China y nuestra tarifa, en yuanes y en {{currency}}.${isWholesaleOnly ? ' El precio al por mayor baja con la cantidad; el tramo que se aplica aparece marcado.' : ''}</li>
<li><strong>Ponlo en el carrito.</strong> Los productos se agrupan por vendedor, porque cada vendedor cobra el envío una sola vez. Si algo te importa de verdad, deja un mensaje al agente de compras.</li>
<li><strong>Haz el pedido y paga.</strong> Se crea un pedido por vendedor. Paga ${hasBalance ? 'con tu saldo o en línea' : 'en línea'} en un plazo de 72 horas; después, el pedido se anula solo.</li>
<li><strong>Compramos y revisamos.</strong> Hacemos la compra al vendedor, normalmente en un día hábil. En nuestro almacén se abre cada paquete, se cuenta, se compara con tu pedido, se pesa y se fotografía.</li>
<li><strong>Envíalo a casa.</strong> Deja que los paquetes de varios vendedores se esperen unos a otros, pide que los juntemos en una caja y elige una opción de envío. Puedes seguir el paquete hasta que se entregue.</li>
</ol>
<h2>Cuando algo cambia</h2>
<p>Si sube un precio o se agota una talla antes de que compremos, primero te preguntamos. Puedes anular un pedido pagado mientras no lo hayamos comprado, y recuperas todo el importe.</p>
<h2>Cuando un enlace no se abre</h2>
<p>Algunos productos no se pueden leer de forma automática. Rellena «Dinos qué comprar» con enlace, opciones y precio; nuestro equipo lo confirma con el vendedor y te envía el presupuesto.</p>
<p>¿Preguntas? Escribe a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> o llama al {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Cómo pagar',
    html: `
<p>Todos los productos tienen su precio en yuanes chinos. Tú pagas en {{currency}}: el precio en yuanes por el tipo de cambio, con un margen del {{marginPercent}} % para los costes de transferencia. El tipo de cambio al que pagas queda guardado en tu pedido para siempre.</p>
<h2>Qué pagas y cuándo</h2>
<table>
<thead><tr><th>Pago</th><th>Cuándo</th><th>Qué cubre</th></tr></thead>
<tbody>
<tr><td>Compra</td><td>En las 72 horas posteriores al pedido</td><td>Artículos, envío hasta nuestro almacén, tarifa de servicio</td></tr>
<tr><td>Envío</td><td>Después de embalar y pesar</td><td>La opción de envío y los servicios que elegiste</td></tr>
</tbody>
</table>
<p>La tarifa de servicio es del {{serviceFeePercent}} % de los artículos y del envío dentro de China, con un mínimo de ¥{{serviceFeeMinimum}} por pedido.</p>
<h2>Formas de pago</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Saldo.</strong> Recarga una vez y después paga en segundos con una contraseña de pago de seis cifras. Tras varios intentos fallidos se bloquea un rato, para que nadie pueda adivinarla.</li>
<li><strong>En línea.</strong> Te llevamos a la página del proveedor de pagos y vuelves aquí al terminar. Nunca vemos el número de tu tarjeta.</li>`
    : `<li><strong>En línea.</strong> Te llevamos a la página del proveedor de pagos y vuelves aquí al terminar. Nunca vemos el número de tu tarjeta. Esta tienda no maneja saldos: cada pedido se paga por separado.</li>`
}
${hasBatchPay ? '<li><strong>Varios pedidos a la vez.</strong> En «Pagos pendientes», marca los pedidos y págalos todos juntos.</li>' : ''}
</ul>
<h2>Reembolsos</h2>
<p>${
      hasBalance
        ? 'Si un pedido se anula antes de que compremos, o el vendedor no puede entregar, el importe vuelve a tu saldo al instante. Puedes gastarlo de nuevo o solicitar un retiro.'
        : 'Si un pedido se anula antes de que compremos, o el vendedor no puede entregar, te devolvemos todo el importe y nuestro equipo acuerda contigo la forma.'
    }</p>
<h2>Si un pago se queda colgado</h2>
<p>No pagues por segunda vez. Un pago que el proveedor confirma con retraso se abona una sola vez, nunca dos. Si al cabo de una hora nada ha cambiado, envía el número de pago a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Tarifas de envío',
    html: `
<p>El envío internacional se paga cuando tus paquetes ya están embalados, según su peso y sus medidas reales. La estimación de la página del producto sigue las mismas reglas, así que se acerca mucho.</p>
<h2>Nuestras opciones de envío</h2>
<table>
<thead><tr><th>Opción</th><th>Destino</th><th>Días</th><th>Primer tramo</th><th>Cada tramo adicional</th><th>Hasta</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Los precios están en yuanes y se convierten a {{currency}} al tipo de cambio del día en que pagas.</p>' : ''}
<h2>Peso facturable</h2>
<p>Los paquetes ligeros pero voluminosos ocupan espacio. Cuando una opción de envío tiene en cuenta el volumen, calculamos largo × ancho × alto en centímetros, lo dividimos por el divisor de la opción (5000, 6000 u 8000) y cobramos el mayor entre ese resultado y el peso en la báscula.</p>
<p><strong>Ejemplo.</strong> Una caja de 40 × 30 × 20 cm pesa 3 kg. Con un divisor de 6000, su volumen equivale a 4 kg; por lo tanto, se cobran 4 kg.</p>
<h2>Cómo pagar menos</h2>
<ul>
<li>Deja que los paquetes se esperen unos a otros: el primer tramo se cobra una vez por caja.</li>
<li>Pide que retiremos las cajas de zapatos y los embalajes de tienda; a menudo se ahorra un tercio del volumen.</li>
<li>Elige un envío lento para lo pesado y uno rápido solo para lo urgente.</li>
</ul>
<h2>Aranceles e impuestos</h2>
<p>Las opciones marcadas con «impuestos incluidos» ya los cubren. En las demás, la aduana puede cobrar impuestos al destinatario. Declaramos la mercancía con su valor real y no podemos poner uno menor.</p>
<h2>Pérdidas y daños</h2>
<p>Fotografía la caja antes de abrirla y escribe a {{serviceEmail}} en las 48 horas posteriores a la entrega. Nosotros reclamamos al transportista en tu nombre.</p>`,
  }),
};
