export { useTexts } from './usePage';
