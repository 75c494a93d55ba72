/** The name of the only way by which a script of ours may turn a text into HTML (Trusted Types). */
export const trustedPolicy = 'fascia-preview';
