/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BenefitsOfQuery, BenefitsOfQueryVariables } from '../graphql';

export const BenefitsOfDocument: DocumentTypeDecoration<BenefitsOfQuery, BenefitsOfQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c2f805bac72040fde0cd85709106c7afbc2f29960789573dcd21e2d5352983e1' },
};
