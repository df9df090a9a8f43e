/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ValuesToVerifyQuery, ValuesToVerifyQueryVariables } from '../graphql';

export const ValuesToVerifyDocument: DocumentTypeDecoration<ValuesToVerifyQuery, ValuesToVerifyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f86ab8625cdbbb3ad65eba05a16e29bbb58f8ce4bb34938999bda5770ff9aa7d' },
};
