import '../shared/ui/tokens.css';
import '../shared/ui/base.css';
import { start } from './app/every-page/start';

void start();
