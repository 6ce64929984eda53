import type { Kind } from './kind';
import type { Variant } from './variants';

/** What the name of a variant says about the product, in place of what the kind says. */
const VARIANT_FACTS: Partial<Record<Variant, Kind['facts']>> = {
  retro: { style: 'vintage' },
  minimal: { style: 'nordic' },
  street: { style: 'street' },
  pastel: { style: 'cute' },
  floral: { style: 'elegant' },
  cartoon: { style: 'cute' },
  office: { style: 'business', place: 'officeUse' },
  home: { place: 'homeUse' },
  student: { place: 'schoolUse' },
  outdoor: { place: 'outdoorUse' },
  festival: { place: 'partyUse' },
  kids: { gender: 'children' },
  women: { gender: 'womenOnly' },
  men: { gender: 'menOnly' },
  couple: { gender: 'unisex' },
  winter: { season: 'autumnWinter' },
  summer: { season: 'springSummer' },
  durable: { feature: 'shockProof' },
};
/** A list of facts longer than this is not read. */
const MAX_FACTS = 5;

/** The facts of one offer: those of its kind as its variant changes them. */
export function factsOf({ facts }: Kind, variant: Variant): Kind['facts'] {
  const changed = Object.entries({ ...facts, ...VARIANT_FACTS[variant] });
  return Object.fromEntries(changed.slice(0, MAX_FACTS));
}
