import '../shared/ui/every-page/global.css';
import { start } from './app/every-page/start';

void start();
