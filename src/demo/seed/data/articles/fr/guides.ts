import type { ArticleSet } from '../article-writer';

export const GUIDES: ArticleSet = {
  HOW_TO_USE: ({ hasBalance, isWholesaleOnly, marketplaces }) => ({
    title: 'Comment acheter chez {{tenantName}}',
    html: `
<p>Vous choisissez ; nous achetons, contrôlons, emballons et expédions. Du premier lien jusqu’à votre porte, il y a six étapes.</p>
<ol>
<li><strong>Trouvez l’article.</strong> Copiez son lien depuis ${marketplaces} et collez-le dans le champ de recherche, même avec tout le texte de partage. Ou cherchez ici, en français : titres, options et prix sont déjà traduits.</li>
<li><strong>Choisissez les options et la quantité.</strong> Sélectionnez couleur et taille, puis regardez le détail à côté du prix : articles, transport en Chine et nos frais, en yuans et en {{currency}}.${isWholesaleOnly ? ' Le prix de gros baisse avec la quantité ; le palier appliqué est signalé.' : ''}</li>
<li><strong>Mettez-le au panier.</strong> Les articles sont regroupés par vendeur, car chaque vendeur facture le transport une seule fois. Si un point compte pour vous, laissez un message à notre acheteur.</li>
<li><strong>Commandez et payez.</strong> Une commande est créée par vendeur. Payez ${hasBalance ? 'avec votre solde ou en ligne' : 'en ligne'} dans les 72 heures ; passé ce délai, la commande s’annule d’elle-même.</li>
<li><strong>Nous achetons et contrôlons.</strong> Nous passons commande au vendeur, en général sous un jour ouvré. Dans notre entrepôt, chaque colis est ouvert, compté, comparé à votre commande, pesé et photographié.</li>
<li><strong>Faites-vous livrer.</strong> Laissez les colis de plusieurs vendeurs s’attendre, faites-les réunir dans un seul carton et choisissez un mode de livraison. Vous suivez le colis jusqu’à sa remise.</li>
</ol>
<h2>Quand quelque chose change</h2>
<p>Si un prix augmente ou si une taille est épuisée avant notre achat, nous vous consultons d’abord. Vous pouvez annuler une commande payée tant que nous n’avons pas acheté, et la somme entière vous est rendue.</p>
<h2>Quand un lien ne s’ouvre pas</h2>
<p>Certains articles ne peuvent pas être lus automatiquement. Remplissez « Dites-nous quoi acheter » avec le lien, les options et le prix ; notre équipe vérifie auprès du vendeur et vous envoie un devis.</p>
<p>Des questions ? Écrivez à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> ou appelez le {{servicePhone}}.</p>`,
  }),

  PAYMENT_GUIDE: ({ hasBalance, hasBatchPay }) => ({
    title: 'Comment payer',
    html: `
<p>Tous les articles ont un prix en yuans chinois. Vous payez en {{currency}} : le prix en yuans multiplié par le taux de change, avec une marge de {{marginPercent}} % pour les frais de transfert. Le taux auquel vous payez reste inscrit dans votre commande.</p>
<h2>Ce que vous payez, et quand</h2>
<table>
<thead><tr><th>Paiement</th><th>Quand</th><th>Ce qu’il couvre</th></tr></thead>
<tbody>
<tr><td>Achat</td><td>Dans les 72 heures suivant la commande</td><td>Articles, transport jusqu’à notre entrepôt, frais de service</td></tr>
<tr><td>Livraison</td><td>Après emballage et pesée</td><td>Le mode de livraison et les services que vous avez choisis</td></tr>
</tbody>
</table>
<p>Les frais de service s’élèvent à {{serviceFeePercent}} % des articles et du transport en Chine, avec un minimum de ¥{{serviceFeeMinimum}} par commande.</p>
<h2>Moyens de paiement</h2>
<ul>
${
  hasBalance
    ? `<li><strong>Solde.</strong> Rechargez une fois, puis payez en quelques secondes avec un code de paiement à six chiffres. Après plusieurs erreurs, il se bloque un moment, pour que personne ne puisse le deviner.</li>
<li><strong>En ligne.</strong> Vous êtes dirigé vers la page du prestataire de paiement et revenez ici une fois l’opération terminée. Nous ne voyons jamais votre numéro de carte.</li>`
    : `<li><strong>En ligne.</strong> Vous êtes dirigé vers la page du prestataire de paiement et revenez ici une fois l’opération terminée. Nous ne voyons jamais votre numéro de carte. Cette boutique ne tient pas de soldes : chaque commande est payée séparément.</li>`
}
${hasBatchPay ? '<li><strong>Plusieurs commandes à la fois.</strong> Dans « Paiements en attente », cochez les commandes et payez-les en une seule fois.</li>' : ''}
</ul>
<h2>Remboursements</h2>
<p>${
      hasBalance
        ? 'Quand une commande est annulée avant notre achat, ou qu’un vendeur ne peut pas livrer, la somme est aussitôt recréditée sur votre solde. Vous pouvez la dépenser à nouveau ou demander un retrait.'
        : 'Quand une commande est annulée avant notre achat, ou qu’un vendeur ne peut pas livrer, nous rendons la somme entière et notre équipe en convient avec vous.'
    }</p>
<h2>Si un paiement reste bloqué</h2>
<p>Ne payez pas une seconde fois. Un paiement que le prestataire confirme tardivement est crédité une seule fois, jamais deux. Si rien n’a changé au bout d’une heure, envoyez le numéro de paiement à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</p>`,
  }),

  ABOUT_TRANSIT_FEE: ({ transitRows, isInYuan, onTop }) => ({
    title: 'Frais de port',
    html: `
<p>La livraison internationale se paie une fois vos colis emballés, selon leur poids et leurs dimensions réels. L’estimation sur la page de l’article suit les mêmes règles ; elle en est donc très proche.</p>
<h2>Nos modes de livraison</h2>
<table>
<thead><tr><th>Mode</th><th>Destination</th><th>Jours</th><th>Première tranche</th><th>Chaque tranche suivante</th><th>Jusqu’à</th></tr></thead>
<tbody>${transitRows}</tbody>
</table>
<p>${onTop}</p>
${isInYuan ? '<p>Les prix sont en yuans et convertis en {{currency}} au taux du jour où vous payez.</p>' : ''}
<h2>Poids facturé</h2>
<p>Les colis légers mais volumineux prennent de la place. Quand un mode de livraison tient compte du volume, nous calculons longueur × largeur × hauteur en centimètres, divisons par le diviseur du mode (5000, 6000 ou 8000) et facturons la plus grande des deux valeurs : ce résultat ou le poids sur la balance.</p>
<p><strong>Exemple.</strong> Un carton de 40 × 30 × 20 cm pèse 3 kg. Avec un diviseur de 6000, son volume équivaut à 4 kg ; 4 kg sont donc facturés.</p>
<h2>Comment payer moins</h2>
<ul>
<li>Laissez les colis s’attendre : la première tranche n’est facturée qu’une fois par carton.</li>
<li>Faites retirer les boîtes à chaussures et les emballages de magasin ; on y gagne souvent un tiers du volume.</li>
<li>Choisissez un mode lent pour ce qui est lourd et un mode rapide seulement pour ce qui presse.</li>
</ul>
<h2>Droits et taxes</h2>
<p>Les modes signalés « droits inclus » les comprennent. Pour tous les autres, la douane peut réclamer des droits au destinataire. Nous déclarons la marchandise à sa vraie valeur et ne pouvons pas en inscrire une plus faible.</p>
<h2>Perte et dommages</h2>
<p>Photographiez le carton avant de l’ouvrir et écrivez à {{serviceEmail}} dans les 48 heures suivant la livraison. Nous réclamons en votre nom auprès du transporteur.</p>`,
  }),
};
