/** Rule A3: what a new password has to be. Any Unicode counts, each character as one, nothing is cut off. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export type PasswordProblem = 'too-short' | 'too-long' | 'too-common' | 'contains-email' | 'contains-shop-name';
export type PayPasswordProblem = 'not-six-digits' | 'all-equal' | 'in-sequence';

export interface PasswordContext {
  email?: string;
  tenantName?: string;
}

/** Everything that is wrong with it; empty when it may be used. */
export function passwordProblems(password: string, context: PasswordContext): PasswordProblem[] {
  const length = [...password].length;
  const problems: PasswordProblem[] = [];
  if (length < PASSWORD_MIN) problems.push('too-short');
  if (length > PASSWORD_MAX) problems.push('too-long');
  if (isCommon(password)) problems.push('too-common');
  if (containsWord(password, context.email?.split('@')[0])) problems.push('contains-email');
  if (containsWord(password, context.tenantName)) problems.push('contains-shop-name');
  return problems;
}

/** For the meter beside the field: 0 none or well known … 4 strong. Advice only. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '' || isCommon(password)) return 0;
  const bits = estimatedBits(password);
  if ([...password].length < PASSWORD_MIN || bits < 40) return 1;
  if (bits < 56) return 2;
  return bits < 72 ? 3 : 4;
}

/** Exactly 6 digits, not one digit six times, not a straight up or down. */
export function payPasswordProblems(payPassword: string): PayPasswordProblem[] {
  if (!/^[0-9]{6}$/.test(payPassword)) return ['not-six-digits'];
  const steps = new Set([...payPassword].slice(1).map((digit, index) => Number(digit) - Number(payPassword[index])));
  if (steps.size > 1) return [];
  if (steps.has(0)) return ['all-equal'];
  return steps.has(1) || steps.has(-1) ? ['in-sequence'] : [];
}

/** Words shorter than this stand in too many good passwords to be refused inside one. */
const SHORTEST_WORD = 4;

function containsWord(password: string, word = ''): boolean {
  const [inside, whole] = [password.toLowerCase(), word.trim().toLowerCase()];
  return [...whole].length >= SHORTEST_WORD && inside.includes(whole);
}

/** On the list, also with up to four digits or signs behind (`Password1!`), or one character over and over. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size === 1) return true;
  return COMMON.has(plain) || COMMON.has(plain.replace(/[^\p{L}]{1,4}$/u, ''));
}

/** Characters times the bits of the alphabets in use; a character that repeats or continues its neighbour adds little. */
function estimatedBits(password: string): number {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const alphabets: [RegExp, number][] = [[/[a-z]/, 26], [/[A-Z]/, 26], [/\d/, 10], [/[\x20-\x2f:-@[-`{-~]/, 33], [/[^\x20-\x7e]/, 100]]; // prettier-ignore
  const alphabet = alphabets.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0);
  const length = codes.reduce((sum, code, index) => {
    const isRun = index > 0 && Math.abs(code - (codes[index - 1] ?? 0)) <= 1;
    return sum + (isRun ? 0.25 : 1);
  }, 0);
  return length * Math.log2(Math.max(alphabet, 2));
}

/** The most used passwords of public breach statistics, and the bare words that people put a number behind. */
const COMMON = new Set(
  `000000 00000000 0123456789 1010101010 11111111 111222333 11223344 112233445566 12121212 123123123 1231231234
  1234512345 12341234 123454321 1234554321 123456 1234567 12345678 123456789 1234567890 123456789a 12345678910
  123456abc 123456qwerty 1234abcd 1234qwer 123654789 123qweasd 123qweasdzxc 13131313 1357924680 147258369 147852369
  159357 159753 18436572 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 20202020 23456789
  741852963 77777777 789456123 87654321 88888888 963852741 987654321 9876543210 99999999
  a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 aaa111 abc12345 abc123456 abcd1234 abcdef abcdefg
  abcdefgh abcdefghi access admin administrator alexander anthony asd123456 asdasd asdf asdf1234 asdfasdf asdfgh asdfghjk
  asdfghjkl asdfjkl asdqwe123 azerty babygirl baseball basketball batman butterfly changeme charlie chocolate
  computer dearbook default dragon football freedom fuckyou google guest hello helloworld iloveu iloveyou internet
  jennifer jesus jordan justin letmein liverpool login lovely loveme loveyou master michael michelle mustang mynoob
  nicole ninja p@ssw0rd p@ssword pa$$word pass passw0rd password passwort princess q1w2e3r4 q1w2e3r4t5 qazwsx
  qazwsxedc qq123456 qwe123 qwer1234 qwert qwerty qwertyu qwertyui qwertyuiop qwertz root samsung secret service shadow
  spiderman starwars sunshine superman taobao temp test tester testing trustno1 user victoria w1234567 welcome
  whatever woaini woaini1314 woaini520 zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zz123456`.split(/\s+/),
);
