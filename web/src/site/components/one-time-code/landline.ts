/** Whether a telephone is a landline, which takes calls but no text messages. */
export const isLandline = (digits: string) => /^[23]\d{7}$/.test(digits);
