/** What a browser says of itself that wants to be told: nobody can read what is sent to it. */
export const BROWSER = {
  endpoint: 'https://push.example/send/one',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
