import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Lo que no podemos comprar ni enviar',
    html: `
<p>La ley, la aduana y las aerolíneas prohíben algunos artículos. Consulta esta lista antes de pedir: si un artículo prohibido llega a nuestro almacén, solo podemos devolverlo al vendedor a tu cargo o destruirlo.</p>
<h2>Nunca compramos</h2>
<ul>
<li>Armas, munición, imitaciones de armas de fuego, porras, ballestas, navajas con bloqueo o automáticas</li>
<li>Fuegos artificiales, explosivos, gas inflamable, encendedores con combustible, sustancias corrosivas o radiactivas</li>
<li>Drogas, estupefacientes y medicamentos con receta, utensilios para consumir drogas</li>
<li>Marcas falsificadas, películas, programas y libros pirateados</li>
<li>Billetes, tarjetas bancarias, tarjetas SIM a nombre de alguien, documentos de identidad, entradas y pasajes</li>
<li>Animales y plantas protegidos y lo que se fabrica con ellos, animales vivos, semillas, tierra</li>
<li>Pornografía, máquinas de juego, cámaras ocultas y aparatos de escucha</li>
</ul>
<h2>Solo con algunas opciones de envío</h2>
<table>
<thead><tr><th>Artículo</th><th>Motivo</th><th>Qué hacer</th></tr></thead>
<tbody>
<tr><td>Baterías, cargadores portátiles, teléfonos</td><td>Riesgo de incendio en el avión</td><td>Elige una opción cuya nota los permita</td></tr>
<tr><td>Líquidos, cremas, perfumes</td><td>Fugas, alcohol</td><td>Por tierra o mar; como máximo dos litros por paquete</td></tr>
<tr><td>Polvos, té, alimentos secos</td><td>Inspección de aduana</td><td>Envase de tienda sellado y con etiqueta</td></tr>
<tr><td>Imanes, altavoces</td><td>Alteran los instrumentos del avión</td><td>Por mar, o pide que los midamos</td></tr>
<tr><td>Vidrio, cerámica</td><td>Rotura</td><td>Pide el servicio de reembalaje</td></tr>
</tbody>
</table>
<h2>¿Tienes dudas?</h2>
<p>Envía el enlace a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> antes de pagar. También rigen las normas del país de destino, y el destinatario responde por ellas.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Términos de uso y privacidad',
    html: `
<h2 id="terms">Términos de uso</h2>
<p>{{companyName}} («nosotros») gestiona {{tenantName}}. Al abrir una cuenta o hacer un pedido aceptas estos términos.</p>
<h3>1. Nuestro papel</h3>
<p>Somos tu agente de compras. Por encargo tuyo compramos a vendedores externos en China, recibimos y revisamos los artículos y los entregamos a un transportista. No somos el vendedor ni el fabricante de los artículos.</p>
<h3>2. Tu cuenta</h3>
<p>Facilita datos verdaderos, guarda tus contraseñas solo para ti y avísanos de inmediato si otra persona ha usado tu cuenta. Una persona, una cuenta.</p>
<h3>3. Pedidos y precios</h3>
<p>Un pedido queda en firme cuando se paga. Mientras no hayamos comprado, puedes anularlo y recuperar todo el importe. Si antes de eso cambian el precio o las existencias del vendedor, te pedimos que decidas. Después de la compra se aplican las normas de devolución del propio vendedor, y nosotros le trasladamos tu solicitud.</p>
<h3>4. Revisión</h3>
<p>Comparamos cantidad, color, talla y estado visible con tu pedido. No podemos juzgar la autenticidad, la durabilidad ni el interior de los envases sellados.</p>
<h3>5. Envío</h3>
<p>Los plazos de entrega se basan en la experiencia y no son promesas. El riesgo pasa a ti con la entrega. Las reclamaciones por pérdida o daño deben llegarnos en las 48 horas posteriores a la entrega, con fotos.</p>
<h3>6. Lo que está prohibido</h3>
<p>No pides artículos de nuestra lista de prohibidos ni usas la tienda para blanquear dinero o engañar a otros. Podemos cerrar las cuentas que lo hagan.</p>
<h3>7. Responsabilidad</h3>
<p>Respondemos de nuestros propios errores hasta el importe que pagaste por el pedido en cuestión. Los derechos que la ley de tu país te concede como consumidor quedan intactos.</p>
<h2 id="privacy">Privacidad</h2>
<p>Guardamos solo lo que el servicio necesita.</p>
<ul>
<li><strong>Qué:</strong> nombre, correo, teléfono, direcciones, pedidos, pagos${hasBalance ? ', movimientos del saldo' : ''}, mensajes que nos envías y la dirección de red, como protección contra abusos.</li>
<li><strong>Para qué:</strong> comprar, pasar la aduana, entregar, responderte y llevar la contabilidad que exige la ley.</li>
<li><strong>Quién más los ve:</strong> el transportista y la aduana (destinatario y contenido) y el proveedor de pagos (importe y número de pedido). No vendemos nada a nadie.</li>
<li><strong>Cuánto tiempo:</strong> los pedidos y pagos, mientras lo exija la ley fiscal; todo lo demás, hasta que cierres tu cuenta.</li>
<li><strong>Cookies:</strong> una mantiene tu sesión abierta, otras recuerdan el idioma y el aspecto. Sin publicidad.</li>
<li><strong>Tus derechos:</strong> ver, corregir, llevarte y borrar tus datos. Escribe a <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
