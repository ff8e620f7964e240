"""The print shop: an order becomes a PDF of vectors, its fonts inside."""
