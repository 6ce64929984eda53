import type { ArticleSet } from '../article-writer';

export const ABOUT: ArticleSet = {
  ABOUT_US: ({ marketplaces, isWholesaleOnly }) => ({
    title: 'À propos de {{tenantName}}',
    html: `
<p>{{tenantName}} est né d’un simple agacement : les meilleurs prix se trouvent sur des pages chinoises que vous ne pouvez pas lire, chez des vendeurs qui n’expédient pas à l’étranger et n’acceptent que des moyens de paiement que vous n’avez pas.</p>
<p>Nous avons donc placé des gens à l’autre bout. Nos acheteurs commandent sur ${marketplaces} comme s’ils faisaient leurs propres achats. Nos entrepôts de Guangzhou et de Yiwu ouvrent chaque colis, le comptent, le pèsent et le photographient. ${isWholesaleOnly ? 'La plupart de nos clients tiennent leur propre magasin ; ils apprécient des papiers en règle et des cartons prêts pour la revente.' : 'Puis tout ce que vous avez acheté voyage dans un seul carton, avec le mode de livraison qui convient à votre budget et à votre patience.'}</p>
<h2>Nos engagements</h2>
<ul>
<li><strong>Tous les frais avant de payer.</strong> Le détail sur la page de l’article, dans le panier et sur la facture est calculé selon les mêmes règles et s’ouvre ligne par ligne.</li>
<li><strong>Votre argent reste le vôtre.</strong> Tant que nous n’avons pas acheté, vous annulez la commande d’un seul clic et récupérez la somme entière.</li>
<li><strong>Des photos, pas des promesses.</strong> Vous voyez ce qui se trouve dans l’entrepôt avant son départ de Chine.</li>
<li><strong>Des gens qui répondent.</strong> Les jours ouvrés, nous répondons en quelques heures, dans votre langue.</li>
</ul>
<h2>Où nous trouver</h2>
<p>{{companyName}}<br>E-mail : <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a><br>Téléphone : {{servicePhone}}</p>
<p>Quelque chose ne va pas ? Dites-le-nous. Les meilleures améliorations de cette boutique sont venues de messages qui commençaient par une plainte.</p>`,
  }),

  FAQ: ({ hasBalance, marketplaces }) => ({
    title: 'Questions et réponses',
    html: `
<h3>Sur quelles places de marché puis-je acheter ?</h3>
<p>Sur ${marketplaces}. Collez le lien d’un article, un lien court de l’application ou tout un texte de partage ; nous les reconnaissons tous.</p>
<h3>Combien vais-je payer en plus du prix affiché ?</h3>
<p>Le transport du vendeur à notre entrepôt, nos frais de {{serviceFeePercent}} % (au moins ¥{{serviceFeeMinimum}} par commande) et, plus tard, la livraison internationale. La page de l’article montre tout cela avant que vous ne commandiez.</p>
<h3>Pourquoi y a-t-il deux paiements ?</h3>
<p>Le premier achète les articles. Le second les expédie, et il ne peut être calculé qu’une fois le carton emballé et pesé.</p>
<h3>Puis-je annuler ?</h3>
<p>Oui, tant que nous n’avons pas acheté : annulez la commande et la somme entière vous revient${hasBalance ? ' sur votre solde' : ''}. Ensuite, nous demandons au vendeur, et ce sont ses règles qui décident.</p>
<h3>Que contrôlez-vous ?</h3>
<p>La quantité, la couleur, la taille et les défauts visibles, photos à l’appui. Pour les machines et les grands lots, commandez le contrôle détaillé.</p>
<h3>L’article est erroné ou abîmé. Que faire ?</h3>
<p>Tant qu’il est dans notre entrepôt, nous le renvoyons ou l’échangeons pour vous. La plupart des vendeurs acceptent les retours sous sept jours ; regardez donc vite les photos.</p>
<h3>Puis-je réunir les colis de plusieurs vendeurs dans un carton ?</h3>
<p>Oui, c’est ce que font la plupart des clients. Laissez-les attendre à l’entrepôt et cochez ceux qui doivent être emballés ensemble.</p>
<h3>Combien de temps faut-il ?</h3>
<p>De deux à cinq jours du vendeur jusqu’à nous, puis les jours du mode de livraison que vous choisissez. Voir « Frais de port ».</p>
<hr>
<p>Pas de réponse à votre question ? <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a></p>`,
  }),

  SOURCING_SERVICE: () => ({
    title: 'Recherche de fournisseurs',
    html: `
<p>Vous cherchez une chose que la recherche ne trouve pas, ou un meilleur fournisseur pour ce que vous vendez déjà ? Nos acheteurs partent en quête, sur internet et à pied dans les marchés de Yiwu et de Guangzhou.</p>
<h2>Comment ça marche</h2>
<ol>
<li><strong>Décrivez-la.</strong> Envoyez photos, dimensions, matière, quantité, prix visé et pays de destination à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li><strong>Nous consultons.</strong> Sous trois jours ouvrés, vous recevez jusqu’à trois offres avec paliers de prix, quantité minimale et délai de production.</li>
<li><strong>Vous voyez un échantillon.</strong> Nous le commandons, le photographions et le mesurons, et vous l’envoyons si vous le souhaitez.</li>
<li><strong>Nous commandons et inspectons.</strong> Acompte, production, contrôle final et expédition passent par nous, avec une seule facture.</li>
</ol>
<h2>Combien ça coûte</h2>
<table>
<thead><tr><th>Valeur de la commande</th><th>Frais</th></tr></thead>
<tbody>
<tr><td>Recherche et offres</td><td>Gratuit, trois recherches par mois</td></tr>
<tr><td>Jusqu’à ¥20 000</td><td>8 %</td></tr>
<tr><td>Au-delà de ¥20 000</td><td>5 %</td></tr>
<tr><td>Visite d’une usine</td><td>¥600 par jour, plus le déplacement</td></tr>
</tbody>
</table>
<h2>Ce qui nous aide</h2>
<p>Une photo nette vaut mieux qu’une page de texte. Dites-nous ce qui compte le plus (prix, couleur, certificat, date de livraison) et ce à quoi vous renonceriez pour l’obtenir. Pour les appareils électriques, les jouets et les cosmétiques, indiquez les certificats que votre douane demande.</p>
<p>Nous ne proposons ni contrefaçons de marques ni articles figurant sur notre liste d’articles interdits.</p>`,
  }),

  OEM: () => ({
    title: 'Votre propre marque (OEM)',
    html: `
<p>Mettez-y votre nom. Nous trouvons l’usine, suivons les échantillons et contrôlons le lot, pour que vous puissiez penser à vendre.</p>
<h2>Ce qui peut être personnalisé</h2>
<ul>
<li><strong>Étiquette et emballage :</strong> étiquettes tissées, étiquettes volantes, boîtes et pochettes imprimées, codes-barres, notices. À partir d’environ 100 pièces.</li>
<li><strong>Impression et couleur :</strong> logo en sérigraphie, broderie, laser ou tampographie ; couleur sur mesure. À partir d’environ 300 pièces.</li>
<li><strong>Forme et matière :</strong> coupe modifiée, moule dédié, autre garnissage. À partir d’environ 1 000 pièces, avec des frais d’outillage.</li>
</ul>
<h2>Le chemin jusqu’au lot</h2>
<ol>
<li>Envoyez des dessins ou un produit de référence, la quantité et votre date à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
<li>Sous cinq jours ouvrés, vous avez une offre avec prix unitaires, outillage, délai et conditions de paiement.</li>
<li>Vous approuvez un échantillon avant la production ; il est scellé et conservé comme référence.</li>
<li>Production avec photos à mi-parcours, puis inspection par sondage.</li>
<li>Emballé pour votre canal de vente et expédié par avion, par mer ou par la route.</li>
</ol>
<h2>Paiement</h2>
<p>En général 30 % à la commande et 70 % après l’inspection. L’outillage est payé d’avance et vous appartient.</p>
<h2>Droits</h2>
<p>Il nous faut la preuve que la marque est à vous ou que vous avez le droit de l’utiliser. Les modèles que vous nous envoyez ne sont montrés qu’aux usines consultées, et nous leur demandons la confidentialité par écrit.</p>`,
  }),
};
