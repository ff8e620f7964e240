"""What can be printed: an order is read here, and its sheets are counted before there is a PDF."""
