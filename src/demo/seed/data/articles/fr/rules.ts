import type { ArticleSet } from '../article-writer';

export const RULES: ArticleSet = {
  PROHIBITED_PURCHASE_ITEMS: () => ({
    title: 'Ce que nous ne pouvons ni acheter ni expédier',
    html: `
<p>La loi, la douane et les compagnies aériennes interdisent certains articles. Consultez cette liste avant de commander : si un article interdit arrive dans notre entrepôt, nous ne pouvons que le renvoyer au vendeur à vos frais ou le détruire.</p>
<h2>Jamais achetés</h2>
<ul>
<li>Armes, munitions, imitations d’armes à feu, matraques, arbalètes, couteaux à cran d’arrêt ou à ouverture automatique</li>
<li>Feux d’artifice, explosifs, gaz inflammables, briquets remplis, matières corrosives ou radioactives</li>
<li>Drogues, stupéfiants et médicaments sur ordonnance, accessoires pour la consommation de drogues</li>
<li>Contrefaçons de marques, films, logiciels et livres piratés</li>
<li>Billets de banque, cartes bancaires, cartes SIM nominatives, papiers d’identité, billets et titres de transport</li>
<li>Animaux et plantes protégés et ce qui en est issu, animaux vivants, graines, terre</li>
<li>Pornographie, appareils de jeux d’argent, caméras cachées et appareils d’écoute</li>
</ul>
<h2>Seulement avec certains modes de livraison</h2>
<table>
<thead><tr><th>Article</th><th>Pourquoi</th><th>Que faire</th></tr></thead>
<tbody>
<tr><td>Batteries, chargeurs portables, téléphones</td><td>Risque d’incendie en vol</td><td>Choisissez un mode dont la note les autorise</td></tr>
<tr><td>Liquides, crèmes, parfums</td><td>Fuites, alcool</td><td>Par la route ou la mer ; deux litres au plus par colis</td></tr>
<tr><td>Poudres, thé, aliments secs</td><td>Contrôle douanier</td><td>Emballage de magasin scellé et étiqueté</td></tr>
<tr><td>Aimants, haut-parleurs</td><td>Perturbent les instruments de bord</td><td>Par la mer, ou demandez-nous une mesure</td></tr>
<tr><td>Verre, céramique</td><td>Casse</td><td>Commandez le service de réemballage</td></tr>
</tbody>
</table>
<h2>Un doute ?</h2>
<p>Envoyez le lien à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a> avant de payer. Les règles du pays de destination s’appliquent aussi, et le destinataire en répond.</p>`,
  }),

  USER_AGREEMENT: ({ hasBalance }) => ({
    title: 'Conditions d’utilisation et confidentialité',
    html: `
<h2 id="terms">Conditions d’utilisation</h2>
<p>{{companyName}} (« nous ») exploite {{tenantName}}. En ouvrant un compte ou en passant une commande, vous acceptez ces conditions.</p>
<h3>1. Notre rôle</h3>
<p>Nous sommes votre mandataire d’achat. Sur votre instruction, nous achetons à des vendeurs tiers en Chine, recevons et contrôlons les articles et les remettons à un transporteur. Nous ne sommes ni le vendeur ni le fabricant des articles.</p>
<h3>2. Votre compte</h3>
<p>Donnez des renseignements exacts, gardez vos mots de passe pour vous et prévenez-nous aussitôt si quelqu’un d’autre a utilisé votre compte. Une personne, un compte.</p>
<h3>3. Commandes et prix</h3>
<p>Une commande est ferme une fois payée. Tant que nous n’avons pas acheté, vous pouvez l’annuler et récupérer la somme entière. Si le prix ou le stock du vendeur change avant cela, nous vous demandons votre décision. Après l’achat, les règles de retour du vendeur s’appliquent, et nous lui transmettons votre demande.</p>
<h3>4. Contrôle</h3>
<p>Nous comparons quantité, couleur, taille et état visible avec votre commande. Nous ne pouvons juger ni de l’authenticité, ni de la durabilité, ni de l’intérieur des emballages scellés.</p>
<h3>5. Livraison</h3>
<p>Les délais de livraison sont tirés de l’expérience et ne sont pas des promesses. Le risque vous est transféré à la livraison. Les réclamations pour perte ou dommage doivent nous parvenir dans les 48 heures suivant la livraison, avec des photos.</p>
<h3>6. Ce qui est interdit</h3>
<p>Vous ne commandez pas d’articles figurant sur notre liste d’articles interdits et n’utilisez pas la boutique pour blanchir de l’argent ou tromper autrui. Nous pouvons fermer les comptes concernés.</p>
<h3>7. Responsabilité</h3>
<p>Nous répondons de nos propres erreurs à hauteur de la somme que vous avez payée pour la commande concernée. Les droits que la loi de votre pays vous accorde en tant que consommateur restent intacts.</p>
<h2 id="privacy">Confidentialité</h2>
<p>Nous conservons aussi peu de données que le service le permet.</p>
<ul>
<li><strong>Quoi :</strong> nom, adresse e-mail, téléphone, adresses, commandes, paiements${hasBalance ? ', mouvements du solde' : ''}, messages que vous nous envoyez, et l’adresse réseau pour nous protéger des abus.</li>
<li><strong>Pourquoi :</strong> acheter, passer la douane, livrer, vous répondre et tenir la comptabilité que la loi exige.</li>
<li><strong>Qui d’autre les voit :</strong> le transporteur et la douane (destinataire et contenu), le prestataire de paiement (somme et numéro de commande). Nous ne vendons rien à personne.</li>
<li><strong>Combien de temps :</strong> commandes et paiements, aussi longtemps que le droit fiscal l’exige ; tout le reste, jusqu’à la fermeture de votre compte.</li>
<li><strong>Cookies :</strong> l’un maintient votre connexion, d’autres retiennent la langue et l’apparence. Aucune publicité.</li>
<li><strong>Vos droits :</strong> consulter, corriger, emporter et effacer vos données. Écrivez à <a href="mailto:{{serviceEmail}}">{{serviceEmail}}</a>.</li>
</ul>`,
  }),
};
