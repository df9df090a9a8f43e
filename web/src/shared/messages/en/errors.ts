import type { KitCatalogue } from '../catalogue';
import { formatCount } from '../count';

export const errors: KitCatalogue['errors'] = {
  client: {
    APPLY_LOC_MAX: 'You can only choose five locations',
    CONFIRM_SIGNUP_FAILED: "We couldn't register your account, please try again later",
    EMAIL_INVALID: 'Invalid email address',
    EMAIL_REGISTERED: 'Email address already registered',
    EMAIL_RESENT: 'Verification email resent',
    FILE_NOT_SELECTED: 'Please select a file',
    FILE_SIZE_EXCEED_LIMIT: 'File size exceeds limit',
    FILE_TYPE_NOT_ACCEPTED: 'Invalid file format',
    LIST_COUNT_BELOW_ONE: 'At least 1 option required',
    LIST_COUNT_ABOVE_MAX: (max) => `You can choose up to ${max} options`,
    LIST_INVALID: 'Invalid option',
    LOGIN_FAILED: 'The email / password you entered are incorrect',
    LOGIN_OTP_INVALID: 'The verification code is invalid, please try again',
    NUMBER_ABOVE_MAX: (max) => `Must be at most ${formatCount(max)}`,
    NUMBER_INVALID: 'Please enter a number',
    NUMBER_BELOW_MIN: (min) => `Must be at least ${formatCount(min)}`,
    NUMBER_NOT_ON_STEP: (step) => `Must be in steps of ${formatCount(step)}`,
    PASSWORD_ALREADY_SET: 'You have already set password, please try to log in.',
    PASSWORD_INVALID: 'Incorrect password format (Minimum 6 alphanumeric characters)',
    PASSWORD_INVALID_STRICT:
      'Incorrect password format (Minimum 6 characters with upper and lower case letters and digits)',
    PASSWORDS_NOT_MATCH: "Passwords don't match",
    REQUIRED: 'Required',
    SET_PASSWORD_FAILED: "We couldn't set your password, please try again later.",
    TELEPHONE_INVALID: 'Invalid telephone number (Minimum 8 numbers)',
    TELEPHONE_NOT_LOCAL: 'Not a Hong Kong number: it has 8 digits and begins with 2 to 9',
    TIME_NOT_ON_STEP: (step) => `Must be in steps of ${step} minutes`,
    UPLOAD_FAILED: "We couldn't upload the file, please try again later.",
  },
};
